import { readFileSync } from 'node:fs';
import {
  draw,
  drawCircle,
  drawEllipse,
  drawParametricFunction,
  drawPointsInterpolation,
  drawRectangle,
  makeCylinder,
  makeEllipsoid,
  makePlane,
  makeSphere,
  measureVolume,
  sketchCircle,
  type Drawing,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../src/modeling/node';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

const heights = (drawing: Drawing) => drawing.boundingBox.bounds.map(([, y]) => y);

says('1 is a half circle. Positive bulges to the right of the way.', () => {
  const [low = 0, high = 0] = heights(draw().bulgeArc(10, 0, 1).close());
  expect(low).toBeCloseTo(-5, 2);
  expect(high).toBeCloseTo(0, 2);
});

says('Positive bulges to the left of the way.', () => {
  const [low = 0, high = 0] = heights(draw().sagittaArc(10, 0, 3).close());
  expect(low).toBeCloseTo(0, 2);
  expect(high).toBeCloseTo(3, 2);
});

says('It rarely passes through one.', () => {
  const passes = (control: [number, number]) =>
    draw().quadraticBezierCurveTo([20, 0], control).done().blueprint.curves[0]?.isOnCurve(control);
  expect(passes([10, 5])).toBe(false);
  expect(passes([10, 0])).toBe(true);
});

says('lineTo([20, 5]) ends at that point, wherever the pen was', () => {
  const pen = draw([3, 3]).lineTo([20, 5]).lineTo([20, 9]).close();
  expect(pen.blueprint.curves[0]?.lastPoint).toEqual([20, 5]);
});

says('line(20, 5) goes 20 to the right and 5 up.', () => {
  const pen = draw([3, 3]).line(20, 5).line(0, 4).close();
  expect(pen.blueprint.curves[0]?.lastPoint).toEqual([23, 8]);
});

says('A positive offset of a drawing mostly lies outside.', () => {
  expect(drawCircle(10).offset(2).boundingBox.width).toBeCloseTo(24, 2);
  expect(drawEllipse(3, 8).offset(1).boundingBox.width).toBeCloseTo(4, 2);
});

says('only files you attach', async () => {
  const code = `import text from './a.svg';
    export default async () => { throw new Error(await text.text()); };`;
  const run = async (files: Map<string, Blob>) => {
    const outcome = await runModel(
      { code, name: 'x', params: null, files },
      await loadKernelInNode(),
    );
    return 'error' in outcome && outcome.error.sentence;
  };
  expect(await run(new Map([['a.svg', new Blob(['<svg/>'])]]))).toContain('<svg/>');
  expect(await run(new Map())).not.toContain('<svg/>');
});

says('about a line through its origin, such as a parallel to the x axis', () => {
  const plane = makePlane('YZ').pivot(20, 'Z').pivot(30, 'X');
  const once = makePlane('YZ').pivot(20, 'Z').zDir;
  const { x, y } = plane.zDir;
  expect(x).toBeCloseTo(once.x);
  expect(y).toBeCloseTo(once.y * Math.cos(Math.PI / 6));
  // The line may also have another direction.
  const { zDir } = makePlane('XY').pivot(30, [1, 1, 0]);
  expect([zDir.x, zDir.y].map((value) => value * Math.SQRT2)).toEqual([
    expect.closeTo(0.5),
    expect.closeTo(-0.5),
  ]);
});

const spline = () =>
  drawPointsInterpolation([
    [0, 0],
    [5, 9],
    [10, 4],
    [15, 9],
    [20, 0],
  ]);
const cubic = () => draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();

/** Returns the largest y of the points of a drawing, in mm. */
function topOf(drawing: Drawing): number {
  const { wire } = drawing.sketchOnPlane() as Sketch;
  const steps = Array.from({ length: 501 }, (_, step) => step / 500);
  return Math.max(...wire.edges.flatMap((edge) => steps.map((at) => edge.pointAt(at).y)));
}

says('It can be too large, for example around splines and Bézier curves.', () => {
  const ring = sketched(drawCircle(4).translate(10, 0)).revolve([0, 1, 0]);
  expect(ring.boundingBox.width).toBeGreaterThan(28);
  expect(makeEllipsoid(10, 5, 5).boundingBox.width).toBeGreaterThan(25);
  for (const drawing of [spline(), cubic()]) {
    expect(heights(drawing)[1]).toBeGreaterThan(topOf(drawing) + 4);
    const solid = (drawing.sketchOnPlane() as Sketch).extrude(1);
    expect(solid.boundingBox.bounds[1][1]).toBeGreaterThan(topOf(drawing) + 2);
  }
});

says('Around a revolved body it can be a little too small.', () => {
  const ellipse = drawEllipse(3, 6).rotate(30).translate(10, 0);
  const radius = 10 + Math.hypot(3 * Math.cos(Math.PI / 6), 6 * Math.sin(Math.PI / 6));
  const { width } = (ellipse.sketchOnPlane('XZ') as Sketch).revolve().boundingBox;
  expect(width).toBeLessThan(2 * radius - 0.002);
  expect(width).toBeGreaterThan(2 * radius - 0.01);
});

says('extrude(5) follows it.', () => {
  for (const name of ['XY', 'YX', 'XZ', 'ZX', 'YZ', 'ZY', 'front', 'back'] as const) {
    const plate = (drawRectangle(2, 2).sketchOnPlane(name) as Sketch).extrude(5);
    const { x, y, z } = makePlane(name).zDir;
    [x, y, z].forEach((part, axis) =>
      expect(plate.boundingBox.center[axis]).toBeCloseTo(2.5 * part),
    );
  }
});

says('so are solids extruded straight or revolved from them', () => {
  const outline = drawRectangle(6, 4).fuse(drawCircle(2).translate(3, 0)).translate(10, 0);
  const turned = (outline.sketchOnPlane('XZ') as Sketch).revolve();
  for (const solid of [sketched(outline).extrude(5), turned]) {
    expect(typesOf(solid)).not.toContain(free);
  }
});

const typesOf = (shape: Shape3D) => new Set(shape.faces.map(({ geomType }) => geomType));
const curvesOf = (drawing: Drawing) =>
  new Set(drawing.blueprint.curves.map(({ geomType }) => geomType));
const sketched = (drawing: Drawing, height = 0) => drawing.sketchOnPlane('XY', height) as Sketch;
const swept = (path: Drawing) =>
  (path.sketchOnPlane('XZ') as Sketch).sweepSketch((plane, origin) =>
    sketchCircle(3, { plane, origin }),
  );
const free = 'BSPLINE_SURFACE';

says(
  'A loft between two circles on one axis is exact, and so is a circle swept along a line or an arc.',
  () => {
    const loft = sketched(drawCircle(5)).loftWith(sketched(drawCircle(2), 5));
    expect(typesOf(loft)).toEqual(new Set(['CONE', 'PLANE']));
    expect(typesOf(swept(draw().vLine(20).done()))).toEqual(new Set(['CYLINDRE', 'PLANE']));
    expect(typesOf(swept(draw().sagittaArc(20, 0, 10).done()))).toEqual(
      new Set(['TORUS', 'PLANE']),
    );
  },
);

says(
  'Approximate are curves through points or from a function, and the offset of an ellipse',
  () => {
    const circle = drawParametricFunction(
      (t) => [10 * Math.cos(2 * Math.PI * t), 10 * Math.sin(2 * Math.PI * t)],
      { pointsCount: 20 },
    );
    const area = measureVolume(sketched(circle).extrude(1));
    expect(area).toBeCloseTo(100 * Math.PI, 0);
    expect(Math.abs(area - 100 * Math.PI)).toBeGreaterThan(1e-4);
    for (const drawing of [spline(), circle, drawEllipse(10, 5).offset(1)])
      expect(curvesOf(drawing)).toEqual(new Set(['BSPLINE_CURVE']));
    expect(curvesOf(drawCircle(5).offset(1))).toEqual(new Set(['CIRCLE']));
  },
);

says(
  'So are twisted solids, sweeps along splines, and many edges where two round faces meet.',
  () => {
    const twisted = sketched(drawRectangle(10, 10)).extrude(20, { twistAngle: 90 });
    const cross = makeCylinder(5, 20).fuse(makeCylinder(3, 20, [0, 0, 10], [1, 0, 0]));
    expect(typesOf(twisted)).toContain(free);
    expect(typesOf(swept(draw().smoothSpline(20, 10).done()))).toContain(free);
    expect(cross.edges.map(({ geomType }) => geomType)).toContain('BSPLINE_CURVE');
  },
);

says('With a clearance of 0.2 mm a peg is 0.4 mm narrower than its hole.', () => {
  for (const outline of [drawCircle(5), drawRectangle(10, 6), drawRectangle(6, 10)]) {
    const { width, height } = outline.boundingBox;
    const hole = outline.offset(0.2).boundingBox;
    expect(hole.width - width).toBeCloseTo(0.4, 3);
    expect(hole.height - height).toBeCloseTo(0.4, 3);
  }
});

says('About how far a triangle may lie from the true surface.', () => {
  const { triangles, vertices } = makeSphere(10).mesh({ tolerance: 0.01, angularTolerance: 10 });
  let farthest = 0;
  for (let start = 0; start < triangles.length; start += 3) {
    const corners = triangles.slice(start, start + 3);
    const middle = [0, 1, 2].map(
      (axis) => corners.reduce((sum, corner) => sum + (vertices[3 * corner + axis] ?? 0), 0) / 3,
    );
    farthest = Math.max(farthest, 10 - Math.hypot(...middle));
  }
  expect(farthest).toBeGreaterThan(0.012);
  expect(farthest).toBeLessThan(0.03);
});

says('Most lead to the page that teaches it.', () => {
  const entries = readFileSync('docs/glossary.mdx', 'utf8').split('\n### ').slice(1);
  const linked = entries.filter((entry) => /\]\((\.|\/docs)/.test(entry.split('\n## ')[0] ?? ''));
  expect(linked.length).toBeGreaterThan(entries.length / 2);
  expect(linked.length).toBeLessThan(entries.length);
});
