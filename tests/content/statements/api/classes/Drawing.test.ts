import {
  draw,
  drawCircle,
  drawEllipse,
  drawPointsInterpolation,
  drawPolysides,
  drawRectangle,
  drawText,
  loadFont,
  measureArea,
} from 'replicad';
import type { CompoundSketch, Drawing, Face, Shape3D, Sketches } from 'replicad';
import { expect } from 'vitest';
import { exampleFont } from '../../../../support/exampleFont';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const points: [number, number][] = [
  [0, 0],
  [5, 9],
  [10, 4],
  [15, 9],
  [20, 0],
];
const swapped = points.map(([x, y]): [number, number] => [y, x]);

/** Returns the largest distance in mm between the library's bounding box and the curves. */
function loosenessOf(drawing: Drawing): number {
  const samples = drawing.blueprint.curves.flatMap((curve) => {
    const { firstParameter: start, lastParameter: end } = curve;
    return Array.from({ length: 1001 }, (_, i) => curve.value(start + ((end - start) * i) / 1000));
  });
  const [min, max] = drawing.boundingBox.bounds;
  return Math.max(
    ...([0, 1] as const).flatMap((axis) => {
      const places = samples.map((point) => point[axis]);
      return [Math.min(...places) - min[axis], max[axis] - Math.max(...places)];
    }),
  );
}

says('It fits lines, arcs and ellipses.', () => {
  for (const drawing of [
    drawRectangle(10, 7).rotate(20),
    drawCircle(10),
    drawEllipse(10, 5).rotate(30),
    draw().threePointsArcTo([20, 5], [3, 7]).close(),
    draw().sagittaArc(20, 0, 3).close(),
  ]) {
    expect(loosenessOf(drawing)).toBeLessThan(0.001);
  }
});

says('Around a Bézier curve it holds the control points', () => {
  const upright = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const lying = draw().cubicBezierCurveTo([0, 20], [20, 0], [20, 20]).close();
  const flat = draw().quadraticBezierCurveTo([20, 0], [10, 20]).close();
  const sizes = [upright, lying, flat].map(({ boundingBox: { width, height } }) => [width, height]);
  for (const size of sizes.flat()) expect(size).toBeCloseTo(20, 4);
  expect(loosenessOf(upright)).toBeCloseTo(5, 3);
  expect(loosenessOf(lying)).toBeCloseTo(5, 3);
  expect(loosenessOf(flat)).toBeCloseTo(10, 3);
});

says('around a spline it is loose, too: often some mm too large', () => {
  for (const through of [points, swapped, points.slice(0, 4)]) {
    expect(loosenessOf(drawPointsInterpolation(through))).toBeGreaterThan(1);
  }
  expect(loosenessOf(drawEllipse(20, 10).offset(2))).toBeGreaterThan(0);
});

says('extrude the drawing and take the smallest and largest vertex of Shape.mesh', () => {
  const curve = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const solid = curve.sketchOnPlane('XY').extrude(1);
  const { vertices } = solid.mesh({ tolerance: 0.001, angularTolerance: 0.1 });
  const heights = vertices.filter((_, index) => index % 3 === 1);
  expect(Math.max(...heights)).toBeCloseTo(15, 2);
});

function areaOf(drawing: Drawing): number {
  const sketch = drawing.sketchOnPlane() as Sketches | CompoundSketch;
  const faces = 'faces' in sketch ? sketch.faces() : sketch.face();
  return measureArea(faces as Face | Shape3D);
}

const rectangle = (): Drawing => drawRectangle(40, 20);
const disc = (radius: number, x = 0, y = 0): Drawing => drawCircle(radius).translate(x, y);
const square = (side: number): Drawing => drawRectangle(side, side);

says('Where other lies inside a hole of this drawing, or around one, area is added.', () => {
  for (const [hole, tool, right] of [
    [disc(4), disc(2), 800 - 16 * Math.PI],
    [disc(2), disc(4, 1), 800 - 16 * Math.PI],
    [disc(3), disc(3.2), 800 - 3.2 ** 2 * Math.PI],
    [square(8), square(4), 800 - 64],
    [disc(3), square(8), 800 - 64],
  ] as const) {
    expect(areaOf(rectangle().cut(hole).cut(tool))).toBeGreaterThan(right + 0.5);
  }
  const overlapping = areaOf(rectangle().cut(disc(2)).cut(disc(2, 3)));
  expect(overlapping).toBeCloseTo(areaOf(rectangle().cut(disc(2).fuse(disc(2, 3)))), 3);
  expect(areaOf(rectangle().cut(disc(2, 10)).cut(disc(2, -10)))).toBeCloseTo(800 - 8 * Math.PI, 3);
});

says('With other in several pieces the drawing comes back once for each', () => {
  const two = disc(2, 10).fuse(disc(2, -10));
  expect(areaOf(rectangle().cut(two))).toBeCloseTo(2 * 800 - 8 * Math.PI, 3);
  expect(areaOf(rectangle().cut(two.fuse(disc(2))))).toBeCloseTo(3 * 800 - 12 * Math.PI, 3);
  expect(areaOf(rectangle().cut(disc(2, 20).fuse(disc(2, -20))))).toBeCloseTo(
    1600 - 4 * Math.PI,
    3,
  );
  const oneByOne = rectangle().cut(disc(2, 10)).cut(disc(2, -10)).cut(disc(2));
  expect(areaOf(oneByOne)).toBeCloseTo(800 - 12 * Math.PI, 3);
});

says('From several pieces of which one has a hole, a piece may be lost.', () => {
  const pieces = rectangle().cut(drawRectangle(2, 30));
  expect(areaOf(pieces.cut(disc(2, 10)))).toBeCloseTo(760 - 4 * Math.PI, 3);
  expect(areaOf(pieces.cut(disc(2, 10)).cut(disc(2, -10)))).toBeCloseTo(380 - 4 * Math.PI, 3);
});

says('a piece that wholly covers a hole or lies inside another piece leaves a part open', () => {
  for (const [hole, patch] of [
    [disc(3), disc(4)],
    [disc(3), disc(5, 1)],
    [square(4), square(6)],
  ] as const) {
    expect(areaOf(rectangle().cut(hole).fuse(patch))).toBeLessThan(799);
    expect(areaOf(patch.fuse(rectangle().cut(hole)))).toBeLessThan(799);
  }
  const pair = disc(5).fuse(disc(5, 20));
  for (const [drawing, inside, right] of [
    [pair, disc(2), 50 * Math.PI],
    [disc(7), pair, 74 * Math.PI],
    [rectangle().cut(disc(3)), disc(2, 10), 800 - 9 * Math.PI],
  ] as const) {
    expect(areaOf(drawing.fuse(inside))).toBeLessThan(right - 1);
  }
  expect(areaOf(disc(7).fuse(disc(2)))).toBeCloseTo(49 * Math.PI, 3);
});

says('Of several holes in a piece only the first is kept, without an error.', () => {
  const holes = rectangle().cut(disc(2, 10)).cut(disc(2, -10));
  const first = 800 - 4 * Math.PI;
  expect(areaOf(holes)).toBeCloseTo(first - 4 * Math.PI, 3);
  expect(areaOf(holes.intersect(square(60)))).toBeCloseTo(first, 3);
  expect(areaOf(square(60).intersect(holes))).toBeCloseTo(first, 3);
  const halves = [10, -10].map((x) => areaOf(holes.intersect(square(20).translate(x, 0))));
  expect(Math.max(...halves)).toBeCloseTo(400, 3);
  expect(Math.min(...halves)).toBeCloseTo(400 - 4 * Math.PI, 3);
  const ring = disc(5).cut(disc(2));
  const rings = ring.fuse(ring.translate(20, 0));
  expect(areaOf(rings.intersect(square(90)))).toBeCloseTo(42 * Math.PI, 3);
});

says('or crosses two arms of a U, cut, fuse and intersect may all be wrong.', () => {
  const right = draw().hLine(20).vLine(20).hLine(-5).vLine(-15);
  const u = right.hLine(-10).vLine(15).hLine(-5).close();
  const bar = drawRectangle(40, 4).translate(10, 12);
  expect(areaOf(u)).toBeCloseTo(250, 3);
  // The overlap is 40 mm².
  expect(areaOf(u.fuse(bar))).toBeLessThan(250 + 160 - 40 - 5);
  expect(areaOf(u.cut(bar))).toBeCloseTo(210, 3);
});

says('Where it touches the outline from inside', () => {
  const inscribed = disc(5);
  expect(areaOf(square(10).cut(inscribed))).toBeCloseTo(100, 3);
  expect(areaOf(square(10).fuse(inscribed))).toBeCloseTo(100 + 25 * Math.PI, 3);
  expect(() => square(10).intersect(inscribed).blueprint).toThrow('not a blueprint');
  expect(areaOf(disc(5).cut(drawPolysides(5, 6)))).toBeGreaterThan(25 * Math.PI);
  expect(areaOf(square(10).cut(disc(4.9)))).toBeCloseTo(100 - 4.9 ** 2 * Math.PI, 3);
});

says('the result may be without area instead, and sketching it does not throw.', () => {
  const ring = drawCircle(10).cut(drawCircle(5));
  const pair = drawCircle(2).fuse(drawCircle(2).translate(10, 0));
  const far = drawCircle(3).translate(40, 0);
  for (const [drawing, other] of [
    [ring, drawCircle(2)],
    [drawCircle(2), ring],
    [ring, far],
    [ring, ring.translate(40, 0)],
    [pair, far],
  ] as const)
    expect(areaOf(drawing.intersect(other))).toBe(0);
  expect(() => areaOf(drawCircle(2).intersect(far))).toThrow('empty drawing');
});

says('a drawing with a hole or several pieces may become one without area instead.', () => {
  const ring = drawCircle(10).cut(drawCircle(5));
  const pair = drawCircle(2).fuse(drawCircle(2).translate(10, 0));
  for (const drawing of [ring, pair]) {
    expect(areaOf(drawing.cut(drawRectangle(50, 50)))).toBe(0);
  }
  expect(() => areaOf(drawCircle(5).cut(drawCircle(20)))).toThrow('empty drawing');
});

says('A rounding that leaves exactly nothing of a side breaks the outline', () => {
  const removedArea = (radius: number, corners: number): number =>
    (corners * radius ** 2 * (4 - Math.PI)) / 4;
  expect(areaOf(drawRectangle(20, 10).fillet(5))).toBeGreaterThan(200 - removedArea(5, 4) + 1);
  expect(() => drawRectangle(10, 20).fillet(5)).toThrow(TypeError);
  expect(() => drawPolysides(10, 3).fillet(5)).toThrow(TypeError);
  // A radius of half a side works if one end of that side stays sharp, or if the corners are obtuse.
  const one = drawRectangle(20, 10).fillet(5, (c) => c.atPoint([10, 5]));
  expect(areaOf(one)).toBeCloseTo(200 - removedArea(5, 1), 2);
  const whole = drawRectangle(20, 10).fillet(10, (c) => c.atPoint([10, 5]));
  expect(areaOf(whole)).toBeGreaterThan(200);
  expect(areaOf(drawPolysides(10, 6).fillet(5))).toBeCloseTo(251.745, 2);
});

says('Cuts that leave exactly nothing of a side break the outline, or throw a TypeError.', () => {
  expect(areaOf(drawRectangle(20, 10).chamfer(4.99))).toBeCloseTo(200 - 2 * 4.99 ** 2, 3);
  expect(areaOf(drawRectangle(20, 10).chamfer(5))).toBeCloseTo(175, 3);
  expect(() => drawRectangle(10, 20).chamfer(5)).toThrow(TypeError);
  expect(() => drawRectangle(10, 10).chamfer(5)).toThrow(TypeError);
});

/** Two discs that a bar joins: one outline, but fused from several pieces. */
const joined = (): Drawing => disc(5).fuse(disc(5, 20)).fuse(drawRectangle(20, 4).translate(10, 0));

says(
  'a hole, a text or several pieces, even if a fuse has joined them, give Sketches',
  async () => {
    await loadFont(await exampleFont());
    for (const drawing of [
      rectangle().cut(disc(2)),
      disc(2).fuse(disc(2, 9)),
      drawText('l'),
      joined(),
    ]) {
      expect(drawing.sketchOnPlane().constructor.name).toBe('Sketches');
    }
    expect(joined().blueprint.curves).toHaveLength(6);
    expect(rectangle().sketchOnPlane().constructor.name).toBe('Sketch');
  },
);

says('that several cuts or intersections made may give a CompoundSketch', () => {
  const ring = square(20).cut(disc(2));
  for (const drawing of [
    ring.cut(disc(2, 10, 10)),
    ring.intersect(square(18)),
    square(18).intersect(ring),
  ]) {
    expect(drawing.sketchOnPlane().constructor.name).toBe('CompoundSketch');
  }
  const holes = square(20).cut(disc(2, 5)).cut(disc(2, -5));
  expect(holes.sketchOnPlane().constructor.name).toBe('CompoundSketch');
  expect(holes.cut(disc(1, 0, 7)).sketchOnPlane().constructor.name).toBe('Sketches');
});

says('a list of lists where Drawing.sketchOnPlane returns Sketches. flat() turns either', () => {
  const two = square(20).cut(disc(2, 5)).cut(disc(2, -5));
  for (const [drawing, count] of [
    [rectangle(), 1],
    [rectangle().cut(disc(2)), 2],
    [disc(2).fuse(disc(2, 9)), 2],
    [joined(), 1],
    [two, 3],
    [square(20).cut(disc(2)).intersect(square(18)), 2],
    [two.cut(disc(1, 0, 7)), 4],
  ] as const) {
    const paths = drawing.toSVGPaths();
    const isNested = drawing.sketchOnPlane().constructor.name === 'Sketches';
    for (const path of paths) expect(Array.isArray(path)).toBe(isNested);
    expect(paths.flat()).toHaveLength(count);
  }
});

says('A single outline wholly beside a drawing with a hole leaves nothing.', () => {
  for (const tool of [disc(3, 40), disc(3, 14), square(4).translate(0, 20)]) {
    expect(square(20).cut(disc(3)).cut(tool).toSVGPaths()).toEqual([]);
    expect(areaOf(square(20).cut(tool))).toBeCloseTo(400, 3);
  }
  const ring = disc(5).cut(disc(2)).translate(40, 0);
  expect(areaOf(square(20).cut(disc(3)).cut(ring))).toBeCloseTo(400 - 9 * Math.PI, 2);
});

says('stay sharp, and so do some between arcs, without an error.', () => {
  for (const [sides, sagitta] of [
    [4, -2],
    [5, -3],
    [6, -2],
  ] as const) {
    const flower = drawPolysides(10, sides, sagitta);
    for (const radius of [0.1, 1]) {
      expect(flower.fillet(radius).blueprint.curves).toHaveLength(sides);
    }
  }
  expect(drawPolysides(10, 8, -2).fillet(0.5).blueprint.curves).toHaveLength(16);
});

says('with 0 a corner throws a TypeError.', () => {
  const [plain, rounded] = [drawRectangle(20, 10), drawRectangle(20, 10, 2)];
  expect(() => plain.fillet(0)).toThrow(TypeError);
  expect(() => plain.chamfer(0)).toThrow(TypeError);
  for (const drawing of [rounded, disc(5)]) {
    expect(areaOf(drawing.fillet(0))).toBeCloseTo(areaOf(drawing), 6);
    expect(areaOf(drawing.chamfer(0))).toBeCloseTo(areaOf(drawing), 6);
  }
});

says('Arcs become splines; 0 throws or leaves no area.', () => {
  const stretch = (drawing: Drawing, by: number) => drawing.stretch(by, [1, 0], [0, 0]);
  for (const by of [1, 2]) {
    const { curves } = stretch(disc(5), by).blueprint;
    expect(curves.map(({ geomType }) => geomType)).toEqual(['BSPLINE_CURVE', 'BSPLINE_CURVE']);
  }
  expect(() => stretch(rectangle(), 0)).toThrow();
  expect(areaOf(stretch(disc(5), 0))).toBeCloseTo(0, 6);
});

says('1 changes nothing, 0 throws or leaves no area.', () => {
  expect(areaOf(disc(5).scale(1))).toBeCloseTo(25 * Math.PI, 6);
  expect(() => rectangle().scale(0)).toThrow();
  expect(disc(5).scale(0).boundingBox.width).toBeCloseTo(0, 4);
});

says('for several pieces, holes or an empty drawing.', () => {
  for (const drawing of [disc(2).fuse(disc(2, 9)), disc(5).cut(disc(2)), disc(2).cut(disc(5))]) {
    expect(() => drawing.blueprint).toThrow('This drawing is not a blueprint');
  }
});

says('At an ellipse or a Bézier curve most radii throw Point … not on curve.', () => {
  const ellipse = (x: number, y: number): Drawing =>
    drawEllipse(x, y).cut(square(50).translate(0, -25));
  const curve = draw().hLine(20).quadraticBezierCurveTo([0, 0], [20, 20]).close();
  for (const drawing of [ellipse(20, 8), ellipse(8, 20), curve]) {
    for (const radius of [0.5, 1, 2, 3]) {
      expect(() => drawing.fillet(radius)).toThrow('not on curve');
      expect(() => drawing.chamfer(radius)).toThrow('not on curve');
    }
  }
});

says('Holes grow and shrink with it, so a ring keeps its width.', () => {
  for (const by of [1, 2, -1]) {
    const ring = disc(10).cut(disc(4)).offset(by);
    expect(areaOf(ring)).toBeCloseTo(Math.PI * ((10 + by) ** 2 - (4 + by) ** 2), 2);
  }
});

says('A piece with several holes comes back once for each, without an error.', () => {
  const bored = (count: number): Drawing =>
    Array.from({ length: count }, (_, i) => disc(2, 10 * i - 10)).reduce(
      (plate, hole) => plate.cut(hole),
      rectangle(),
    );
  const outline = areaOf(rectangle().offset(1));
  for (const count of [1, 2, 3]) {
    expect(areaOf(bored(count).offset(1))).toBeCloseTo(count * (outline - 9 * Math.PI), 2);
  }
  const pair = bored(1).fuse(bored(1).translate(50, 0));
  expect(areaOf(pair.offset(1))).toBeCloseTo(2 * (outline - 9 * Math.PI), 2);
});

says('With elliptical arcs it may be the reverse, without an error.', () => {
  const growthOf = (outline: Drawing, by: number) => areaOf(outline.offset(by)) - areaOf(outline);
  for (const outline of [
    drawEllipse(5, 10),
    drawEllipse(5, 10).mirror([1, 0], [0, 0], 'plane'),
    draw().halfEllipse(10, 0, 20).close(),
  ]) {
    expect(growthOf(outline, 1)).toBeLessThan(-25);
    expect(growthOf(outline, -0.5)).toBeGreaterThan(15);
  }
  expect(growthOf(drawEllipse(10, 5), 1)).toBeGreaterThan(40);
  expect(growthOf(drawEllipse(10, 5), -0.5)).toBeLessThan(-20);
});

says('a circle can come back without an area, an ellipse inside out', () => {
  for (const by of [-6, -9]) {
    const [first, ...others] = disc(5).offset(by).blueprint.curves;
    expect([first?.geomType, ...others.map(({ geomType }) => geomType)]).toEqual(['LINE', 'LINE']);
    expect(areaOf(disc(5).offset(by))).toBeCloseTo(0, 6);
  }
  for (const drawing of [disc(5), square(10)])
    expect(drawing.offset(-12)).toHaveProperty('innerShape', null);
  expect(drawEllipse(7, 6).blueprint.firstPoint[0]).toBeLessThan(0);
  const inverted = drawEllipse(7, 6).offset(-9);
  expect(inverted.blueprint.firstPoint[0]).toBeGreaterThan(0);
  expect(areaOf(inverted)).toBeGreaterThan(15);
});

says('An ellipse loses its area even before.', () => {
  expect(areaOf(drawEllipse(10, 5).offset(-2.4))).toBeGreaterThan(50);
  for (const by of [-2.6, -4]) expect(areaOf(drawEllipse(10, 5).offset(by))).toBeCloseTo(0, 2);
});

says('or throws Bug in the offset algorithm, as may a spline', () => {
  const message = 'Bug in the offset algorithm';
  expect(() => draw().hLine(10).done().offset(1)).toThrow(message);
  const spline = drawPointsInterpolation([...points, [10, -5], [0, 0]]);
  expect(() => spline.offset(1)).toThrow(message);
});

/** A curve of degree 5, which `approximate` splits into cubic ones. */
const steepCurve = () =>
  draw()
    .bezierCurveTo(
      [30, 0],
      [
        [5, 20],
        [10, -20],
        [20, 30],
        [25, -10],
      ],
    )
    .done();

says('Elliptical arcs often come back wrong in 0.20.', () => {
  const rounded = drawRectangle(20, 10, { rx: 3, ry: 2 });
  for (const drawing of [rounded, draw().ellipse(10, 0, 8, 6, 30).close()]) {
    const approximated = areaOf(drawing.approximate('svg'));
    expect(Math.abs(approximated - areaOf(drawing))).toBeGreaterThan(50);
  }
});

says('C0 or C1; C2 and C3 may throw', () => {
  const approximate = (continuity: 'C0' | 'C1' | 'C2' | 'C3') =>
    steepCurve().approximate('svg', { continuity }).blueprint.curves.length;
  expect([approximate('C0'), approximate('C1')].every((count) => count > 5)).toBe(true);
  for (const continuity of ['C2', 'C3'] as const) expect(() => approximate(continuity)).toThrow();
});

says('Too few segments miss the tolerance, without an error.', () => {
  const curve = steepCurve();
  const offBy = (maxSegments: number) => {
    const pieces = curve.approximate('svg', { tolerance: 0.01, maxSegments }).blueprint.curves;
    const [original] = curve.blueprint.curves;
    const distances = Array.from({ length: 101 }, (_, index) => {
      const point = original?.value(index / 100) ?? [0, 0];
      return Math.min(...pieces.map((piece) => piece.distanceFrom(point)));
    });
    return Math.max(...distances);
  };
  expect([1, 3].every((segments) => offBy(segments) > 0.5)).toBe(true);
  expect(offBy(100)).toBeLessThan(0.01);
});

says(
  'Growing rounds the corners that point outward, shrinking those that point inward, unless lineJoinType says bevel or miter.',
  () => {
    const corner = draw().hLine(20).vLine(10).hLine(-10).vLine(10).hLine(-10).close();
    const arcs = (drawing: Drawing, distance: number) =>
      drawing.offset(distance).blueprint.curves.filter(({ geomType }) => geomType === 'CIRCLE');
    expect([arcs(corner, 1).length, arcs(corner, -1).length]).toEqual([5, 1]);
    const square = drawRectangle(10, 10);
    expect([arcs(square, 1).length, arcs(square, -1).length]).toEqual([4, 0]);
  },
);

says('Only BoundingBox2d.add on its boundingBox changes the drawing', () => {
  const far = () => drawCircle(1).translate(20, 0).boundingBox;
  const square = drawRectangle(4, 4);
  const copy = square.clone();
  copy.boundingBox.add(far());
  expect(square.boundingBox.width).toBeCloseTo(4);
  square.boundingBox.add(far());
  expect(square.boundingBox.width).toBeCloseTo(23);
});
