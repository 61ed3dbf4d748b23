import {
  assembleWire,
  draw,
  drawCircle,
  drawEllipse,
  makeBaseBox,
  makeBezierCurve,
  makeBox,
  makeCircle,
  makeCompound,
  makeCylinder,
  makeEllipseArc,
  makeEllipsoid,
  makeLine,
  makeSolid,
  makeSphere,
  makeThreePointArc,
  makeVertex,
  measureVolume,
  sketchCircle,
  type AnyShape,
  type Drawing,
  type Edge,
  type Point,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the largest distance in mm between the library's bounding box and the mesh of a shape. */
function loosenessOf(shape: AnyShape): number {
  const [min, max] = shape.boundingBox.bounds;
  const { vertices } = shape.mesh({ tolerance: 0.02, angularTolerance: 0.3 });
  return Math.max(
    ...([0, 1, 2] as const).flatMap((axis) => {
      const places = vertices.filter((_, index) => index % 3 === axis);
      const [low, high] = places.reduce(
        ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
        [Infinity, -Infinity],
      );
      return [low - min[axis], max[axis] - high];
    }),
  );
}

says('It may be wrong, mostly too large, for example around curves; mesh may change it.', () => {
  const tray = makeBaseBox(10, 10, 10).shell(1, (f) => f.inPlane('XY', 10));
  expect(tray.boundingBox.depth - 10).toBeGreaterThan(0.001);
  const line = makeLine([0, 0, 0], [10, 0, 0]);
  line.mesh({ tolerance: 1 });
  expect(line.boundingBox.width).toBeCloseTo(12);
  const torus = drawCircle(3).translate(10, 0).sketchOnPlane('XZ') as Sketch;
  const spline = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const sections = [sketchCircle(8, { origin: 10 }), sketchCircle(3, { origin: 20 })];
  for (const shape of [
    makeEllipsoid(10, 5, 3),
    torus.revolve(),
    (spline.sketchOnPlane() as Sketch).extrude(2),
    sketchCircle(5).loftWith(sections, { ruled: false }),
  ]) {
    expect(loosenessOf(shape)).toBeGreaterThan(1);
  }
  const arch = makeBezierCurve([
    [0, 0, 0],
    [0, 20, 0],
    [20, 20, 0],
    [20, 0, 0],
  ]);
  expect(arch.pointAt(0.5).y).toBeCloseTo(15);
  expect(arch.boundingBox.height).toBeGreaterThan(17);
  // A body of revolution with a radius of 26.34 mm: its box is too small.
  const belly = draw([5, 0]).cubicBezierCurveTo([9, 30], [50, 10], [10, 20]).hLineTo(0).close();
  const { wire } = belly.sketchOnPlane('XZ') as Sketch;
  const positions = Array.from({ length: 101 }, (_, i) => i / 100);
  const radii = wire.edges.flatMap((edge) => positions.map((at) => edge.pointAt(at).x));
  expect(Math.max(...radii)).toBeGreaterThan(26.33);
  const turned = (belly.sketchOnPlane('XZ') as Sketch).revolve();
  expect(turned.boundingBox.width / 2).toBeLessThan(26.32);
  const ball = makeEllipsoid(10, 5, 3);
  const before = ball.boundingBox.width;
  ball.mesh({ tolerance: 0.1, angularTolerance: 0.5 });
  expect(before - ball.boundingBox.width).toBeGreaterThan(1);
});

/** Returns the number of lines along each of the two circles of a cylinder with a radius of 5 mm. */
function linesOfCircles(
  options: { tolerance: number; angularTolerance: number },
  meshed = false,
): readonly number[] {
  const cylinder = makeCylinder(5, 10);
  if (meshed) cylinder.mesh({ tolerance: 0.1, angularTolerance: 30 });
  const counts = cylinder.meshEdges(options).edgeGroups.map(({ count }) => count / 2);
  return counts.filter((count) => count > 1);
}

says('After mesh the lines of a body follow its triangles.', () => {
  const fine = { tolerance: 0.001, angularTolerance: 0.01 };
  const coarse = { tolerance: 1, angularTolerance: 30 };
  expect(linesOfCircles(fine, true)).toEqual(linesOfCircles(coarse, true));
  expect(linesOfCircles(fine)).not.toEqual(linesOfCircles(coarse));
});

/** Returns the lowest and the highest z of the lines along the edges. */
function heightsOfLines(shape: AnyShape): readonly [number, number] {
  const heights = shape.meshEdges().lines.filter((_, index) => index % 3 === 2);
  return [Math.min(...heights), Math.max(...heights)];
}

says('Without it, those of an extruded body may be in the wrong place.', () => {
  const box = makeBaseBox(10, 10, 10);
  expect(heightsOfLines(box)).toEqual([10, 20]);
  box.mesh();
  expect(heightsOfLines(box)).toEqual([0, 10]);
  expect(heightsOfLines(makeBox([0, 0, 0], [10, 10, 10]))).toEqual([0, 10]);
});

says('So may those of its end face alone.', () => {
  const top = makeBaseBox(10, 10, 10).faces.find(({ center }) => center.z > 9)!;
  const { vertices } = top.mesh();
  expect(new Set(vertices.filter((_, index) => index % 3 === 2))).toEqual(new Set([10]));
  expect(heightsOfLines(top)).toEqual([20, 20]);
});

says(
  'The options are then swapped: this is how far in radians neighbouring segments should turn at most.',
  () => {
    for (const tolerance of [0.1, 0.5]) {
      const count = Math.ceil((2 * Math.PI) / tolerance);
      const options = { tolerance, angularTolerance: 30 };
      expect(linesOfCircles(options)).toEqual([count, count]);
    }
  },
);

says(
  'Only for edges without a mesh: how far in mm lines should stay from the edge at most.',
  () => {
    const farthest = (angularTolerance: number): number => {
      const [count] = linesOfCircles({ tolerance: 30, angularTolerance }) as [number];
      return 5 * (1 - Math.cos(Math.PI / count));
    };
    for (const distance of [0.01, 0.1, 1]) {
      expect(farthest(distance)).toBeLessThanOrEqual(distance);
      expect(farthest(distance)).toBeGreaterThan(distance / 3);
    }
    // A loose edge beside a meshed box has no mesh.
    const pair = makeCompound([makeBaseBox(1, 1, 1), makeCircle(5)]);
    pair.mesh();
    const [coarse, fine] = [0.5, 0.01].map(
      (tolerance) => pair.meshEdges({ tolerance, angularTolerance: 30 }).lines.length,
    );
    expect(fine).toBeGreaterThan(coarse!);
  },
);

says('Without faces it throws.', () => {
  const options = { tolerance: 0.1, angularTolerance: 30 };
  const box = makeBaseBox(10, 10, 10);
  expect(box.faces[0]!.blobSTL(options).size).toBeGreaterThan(0);
  const empty = box.intersect(makeBaseBox(1, 1, 1).translateX(50));
  for (const shape of [box.edges[0]!, box.wires[0]!, makeVertex([0, 0, 0]), empty]) {
    expect(() => shape.blobSTL(options)).toThrow('WRITE STL FILE FAILED.');
  }
});

says('edges of one line or circle, merged where possible.', () => {
  const touching = [0, 10].map((x) => makeBox([x, 0, 0], [x + 10, 10, 10]));
  expect(makeCompound(touching).simplify().faces).toHaveLength(12);
  const edgesLeft = (...edges: Edge[]) => assembleWire(edges).simplify().edges.length;
  const along = (from: number, to: number) => makeLine([from, 0, 0], [to, 0, 0]);
  const arc = (radius: number, from: number, to: number) => {
    const [start, middle, end] = [from, (from + to) / 2, to].map((angle): Point => [
      radius * Math.cos(angle),
      radius * Math.sin(angle),
      0,
    ]) as [Point, Point, Point];
    return makeThreePointArc(start, middle, end);
  };
  expect(edgesLeft(along(0, 1), along(1, 2))).toBe(1);
  expect(edgesLeft(arc(5, 0, 1), arc(5, 1, 2))).toBe(1);
  expect(edgesLeft(makeEllipseArc(10, 5, 0, 1), makeEllipseArc(10, 5, 1, 2))).toBe(2);
});

says(
  'It may throw, for example at two faces of one cone or ball. Two half balls may double',
  () => {
    const cone = draw().hLine(10).lineTo([7, 5]).lineTo([4, 10]).hLineTo(0).close();
    const solid = (cone.sketchOnPlane('XZ') as Sketch).revolve();
    expect(() => solid.simplify()).toThrow();

    const ball = makeSphere(5);
    const roundFaceOf = (from: Point, to: Point) =>
      ball.cut(makeBox(from, to)).faces.filter((face) => face.geomType === 'SPHERE');
    const halves = [
      ...roundFaceOf([-9, -9, -9], [9, 0, 9]),
      ...roundFaceOf([-9, 0, -9], [9, 9, 9]),
    ];
    const whole = makeSolid(halves);
    expect(measureVolume(whole)).toBeCloseTo(523.6, 1);
    expect(measureVolume(whole.simplify())).toBeCloseTo(1047.2, 1);
  },
);

says('Returns the shape with neighbouring faces of one plane or cylinder', () => {
  const facesOf = (drawing: Drawing) =>
    (drawing.sketchOnPlane() as Sketch).extrude(5).simplify().faces.length;
  expect(facesOf(drawCircle(5))).toBe(3);
  expect(facesOf(draw().hLine(5).hLine(5).vLine(5).close())).toBe(5);
  const half = draw([0, -5]).threePointsArcTo([5, 0], [3, -4]).threePointsArcTo([0, 5], [3, 4]);
  expect((half.close().sketchOnPlane('XZ') as Sketch).revolve().simplify().faces).toHaveLength(1);
  // The two walls of an ellipse stay apart.
  expect(facesOf(drawEllipse(8, 4))).toBe(4);
});

says('A cut that leaves nothing gives false: check its volume.', () => {
  const nothing = makeBaseBox(5, 5, 5).cut(makeBaseBox(9, 9, 9));
  expect(measureVolume(nothing)).toBe(0);
  expect(nothing.isNull).toBe(false);
});
