import {
  draw,
  drawCircle,
  drawEllipse,
  drawPointsInterpolation,
  drawPolysides,
  drawRectangle,
  drawSingleCircle,
  drawText,
  loadFont,
  measureArea,
  measureVolume,
  Vector,
} from 'replicad';
import type { CompoundSketch, Drawing, Face, Shape3D, Sketch, Sketches } from 'replicad';
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

/** A star with four points and eight lines. */
function fourPointStar(): Drawing {
  const pen = draw([10, 0]).lineTo([3, 3]).lineTo([0, 10]).lineTo([-3, 3]).lineTo([-10, 0]);
  return pen.lineTo([-3, -3]).lineTo([0, -10]).lineTo([3, -3]).close();
}

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

says('Around Bézier curves, splines and stretched arcs it may be too large', () => {
  for (const through of [points, swapped, points.slice(0, 4)]) {
    expect(loosenessOf(drawPointsInterpolation(through))).toBeGreaterThan(1);
  }
  const curve = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  expect(loosenessOf(curve)).toBeCloseTo(5, 3);
  expect(loosenessOf(drawCircle(10).stretch(2, [1, 1], [0, 0]))).toBeGreaterThan(4);
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

/** Drawings whose booleans come out wrong in 0.20. */
const troublesome = (): readonly (readonly [Drawing, Drawing])[] => [
  [rectangle().cut(disc(4)), disc(2)],
  [rectangle(), disc(2, 10).fuse(disc(2, -10))],
  [square(10), disc(5)],
  [disc(7).stretch(1.4, [1, 0], [0, 0]), drawRectangle(10, 40).translate(5, 3)],
];

/** Returns the volume of a drawing pulled up by 1 mm. */
function bodyOf(drawing: Drawing): Shape3D {
  return (drawing.sketchOnPlane() as Sketches).extrude(1) as Shape3D;
}

says(
  'The result may be wrong, without an error, for example with holes, several pieces, stretched arcs, or outlines that touch or cross often. Check its area, or cut the bodies instead.',
  () => {
    for (const [drawing, tool] of troublesome()) {
      const right = measureVolume(bodyOf(drawing).cut(bodyOf(tool)));
      expect(areaOf(drawing.cut(tool))).toBeGreaterThan(right + 0.5);
    }
  },
);

says(
  'It may be wrong, without an error, for example with holes, several pieces, stretched arcs, or outlines that touch or cross often.',
  () => {
    const holes = rectangle().cut(disc(2, 10)).cut(disc(2, -10));
    expect(areaOf(holes.intersect(square(60)))).toBeGreaterThan(areaOf(holes) + 1);
    expect(areaOf(rectangle().cut(disc(3)).fuse(disc(4)))).toBeLessThan(799);
    expect(areaOf(square(10).fuse(disc(5)))).toBeGreaterThan(101);
    // The tool covers the right half of an ellipse.
    const oval = disc(7).stretch(1.4, [1, 0], [0, 0]);
    const tool = drawRectangle(10, 40).translate(5, 3);
    const half = (Math.PI * 7 * 9.8) / 2;
    expect(areaOf(oval.intersect(tool))).toBeGreaterThan(half + 5);
    expect(areaOf(oval.fuse(tool))).toBeGreaterThan(half + 405);
    // A bar across both legs of a U leaves open outlines.
    const legs = draw([-8, -5]).hLine(4).vLine(10).hLine(8).vLine(-10).hLine(4).vLine(12).close();
    const bar = drawRectangle(20, 4);
    for (const broken of [legs.fuse(bar), legs.intersect(bar)])
      expect(() => bodyOf(broken)).toThrow('non planar');
  },
);

/** Two discs that a bar joins: one outline, but fused from several pieces. */
const joined = (): Drawing => disc(5).fuse(disc(5, 20)).fuse(drawRectangle(20, 4).translate(10, 0));

says('Holes, texts and several pieces give Sketches or a CompoundSketch', async () => {
  await loadFont(await exampleFont());
  const ring = square(20).cut(disc(2));
  for (const [drawing, kind] of [
    [ring, 'Sketches'],
    [disc(2).fuse(disc(2, 9)), 'Sketches'],
    [drawText('l'), 'Sketches'],
    [ring.intersect(square(18)), 'CompoundSketch'],
    [ring.cut(disc(2, 10, 10)), 'CompoundSketch'],
    [rectangle(), 'Sketch'],
  ] as const) {
    expect(drawing.sketchOnPlane().constructor.name).toBe(kind);
  }
});

says('a list, or a list of lists. flat() turns either', () => {
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

says('A single outline beside a drawing with a hole can leave nothing.', () => {
  for (const tool of [disc(3, 40), disc(3, 14), square(4).translate(0, 20)]) {
    expect(square(20).cut(disc(3)).cut(tool).toSVGPaths()).toEqual([]);
    expect(areaOf(square(20).cut(tool))).toBeCloseTo(400, 3);
  }
  const ring = disc(5).cut(disc(2)).translate(40, 0);
  expect(areaOf(square(20).cut(disc(3)).cut(ring))).toBeCloseTo(400 - 9 * Math.PI, 2);
});

says('Beside splines and ellipses it often throws.', () => {
  const hill = draw()
    .hLine(20)
    .vLine(10)
    .smoothSplineTo([0, 10], { startTangent: [-1, 1], endTangent: [-1, -1] })
    .close();
  for (const size of [0.5, 1, 2, 3]) {
    expect(() => hill.fillet(size)).toThrow('not on curve');
    expect(() => hill.chamfer(size)).toThrow();
  }
  const dome = drawEllipse(10, 5).cut(drawRectangle(30, 10).translate(0, -5));
  for (const size of [0.5, 1, 2]) expect(() => dome.fillet(size)).toThrow('not on curve');
});

says(
  'Corners between two arcs, and those where the radius does not fit, may stay sharp or be wrong, without an error.',
  () => {
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
    // Two corners are rounded, the other two stay sharp.
    expect(drawRectangle(20, 10).fillet(6).blueprint.curves).toHaveLength(6);
    // The area grows, so the outline is wrong.
    expect(areaOf(fourPointStar().fillet(5))).toBeGreaterThan(areaOf(fourPointStar()) + 1);
  },
);

says('Some corners may stay sharp or be wrong, as with Drawing.fillet.', () => {
  const lens = disc(10).intersect(disc(10, 4));
  for (const outline of [lens, drawPolysides(10, 6, -2)]) {
    const count = outline.blueprint.curves.length;
    for (const size of [0.1, 0.5])
      expect(outline.chamfer(size).blueprint.curves).toHaveLength(count);
  }
  expect(areaOf(fourPointStar().chamfer(5))).toBeGreaterThan(areaOf(fourPointStar()) + 1);
});

says('Leave the call out where it may be 0.', () => {
  const [plain, rounded] = [drawRectangle(20, 10), drawRectangle(20, 10, 2)];
  expect(() => plain.fillet(0)).toThrow(TypeError);
  expect(() => plain.chamfer(0)).toThrow(TypeError);
  for (const drawing of [rounded, disc(5)]) {
    expect(areaOf(drawing.fillet(0))).toBeCloseTo(areaOf(drawing), 6);
    expect(areaOf(drawing.chamfer(0))).toBeCloseTo(areaOf(drawing), 6);
  }
});

says('Arcs become splines.', () => {
  const stretch = (drawing: Drawing, by: number) => drawing.stretch(by, [1, 0], [0, 0]);
  for (const by of [1, 2]) {
    const { curves } = stretch(disc(5), by).blueprint;
    expect(curves.map(({ geomType }) => geomType)).toEqual(['BSPLINE_CURVE', 'BSPLINE_CURVE']);
  }
});

says('for several pieces or holes.', () => {
  for (const drawing of [disc(2).fuse(disc(2, 9)), disc(5).cut(disc(2))]) {
    expect(() => drawing.blueprint).toThrow('This drawing is not a blueprint');
  }
});

says('positive grows it, negative shrinks it, and a hole with it.', () => {
  const plate = drawRectangle(40, 30);
  for (const hole of [disc(4), drawRectangle(6, 4), drawPolysides(4, 3)]) {
    for (const by of [1, -1]) {
      expect(areaOf(plate.cut(hole).offset(by))).toBeCloseTo(
        areaOf(plate.offset(by)) - areaOf(hole.offset(by)),
        2,
      );
    }
  }
});

says('With several holes it may be wrong, too: offset before you cut them.', () => {
  const plate = drawRectangle(60, 20);
  const drilled = plate.cut(disc(3, -10));
  const hole = Math.PI * 4 ** 2;
  expect(areaOf(drilled.offset(1))).toBeCloseTo(areaOf(plate.offset(1)) - hole, 2);
  expect(areaOf(drilled.cut(disc(3, 10)).offset(1))).toBeCloseTo(2 * areaOf(drilled.offset(1)), 2);
  expect(areaOf(plate.offset(1).cut(disc(4, -10)).cut(disc(4, 10)))).toBeCloseTo(
    areaOf(plate.offset(1)) - 2 * hole,
    2,
  );
});

says('It may be the reverse with curves, or leave nothing, without an error.', () => {
  const growthOf = (outline: Drawing, by: number) => areaOf(outline.offset(by)) - areaOf(outline);
  for (const outline of [
    drawEllipse(5, 10),
    drawEllipse(5, 10).mirror([1, 0], [0, 0], 'plane'),
    draw().halfEllipse(10, 0, 20).close(),
  ]) {
    expect(growthOf(outline, 1)).toBeLessThan(-25);
    expect(growthOf(outline, -0.5)).toBeGreaterThan(15);
  }
  // A disc without a quarter, which has only lines and an arc of a circle.
  const pie = draw()
    .lineTo([5, 5])
    .threePointsArcTo([5, -5], [-5 * Math.SQRT2, 0])
    .close();
  expect(growthOf(pie, 1)).toBeLessThan(-25);
  expect(growthOf(pie, -1)).toBeGreaterThan(25);
  expect(growthOf(drawEllipse(10, 5), 1)).toBeGreaterThan(40);
  expect(growthOf(drawEllipse(10, 5), -0.5)).toBeLessThan(-20);
  // A notch as deep as the distance leaves nothing.
  for (const depth of [3, 5]) {
    const notched = draw()
      .hLine(20)
      .vLine(12 - depth)
      .hLine(-5)
      .vLine(depth)
      .hLine(-15)
      .close();
    expect(growthOf(notched, depth + 0.1)).toBeGreaterThan(200);
    expect(notched.offset(depth)).toHaveProperty('innerShape', null);
  }
});

says('0 mostly gives an empty drawing.', () => {
  for (const drawing of [disc(5), square(10)]) {
    expect(drawing.offset(0)).toHaveProperty('innerShape', null);
  }
  expect(() => drawSingleCircle(4).offset(0)).toThrow('Bug in the offset algorithm');
});

says('in many drawings, a corner gets the radius 0 or roundings take up a whole side.', () => {
  expect(() => drawRectangle(20, 10).fillet(0)).toThrow("reading 'firstPoint'");
  expect(() => drawPolysides(10, 3).fillet(5)).toThrow("reading 'firstPoint'");
  for (const width of [10, 7]) {
    expect(() => drawRectangle(width, 20).fillet(width / 2)).toThrow("reading 'firstPoint'");
  }
  for (const lying of [drawRectangle(20, 10), drawRectangle(20, 10).rotate(90)]) {
    expect(() => lying.fillet(5)).not.toThrow();
  }
  // A single corner is enough if its radius is as long as a side.
  const oneCorner = (radius: number) => () =>
    drawRectangle(10, 20).fillet(radius, (corner) => corner.atPoint([5, 10]));
  expect(oneCorner(10)).toThrow("reading 'firstPoint'");
  expect(oneCorner(9.9)).not.toThrow();
  // Corners between arcs may keep the radius 0 silently.
  expect(() => drawPolysides(9, 4, 2).fillet(0)).not.toThrow();
});

says('An empty drawing gives an empty text or throws.', () => {
  const empty = drawCircle(5).cut(drawCircle(9));
  expect([empty.toSVG(), empty.toSVGViewBox()]).toEqual(['', '']);
  const nothing = square(2).fuse(square(2).translate(9, 0)).cut(square(50));
  expect(() => nothing.toSVG()).toThrow('void');
  expect(() => nothing.toSVGViewBox()).toThrow('void');
});

says('An empty drawing may throw.', () => {
  expect(() => drawCircle(5).cut(drawCircle(9)).serialize()).toThrow('Unknown shape type');
  // Of several pieces, a list without pieces is left, which does not throw.
  const nothing = square(2).fuse(square(2).translate(9, 0)).cut(square(50));
  expect(nothing.serialize()).toBe('{"type":"Blueprints","blueprints":[]}');
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

says('Elliptical arcs often come back wrong in 0.20, and stretched arcs as curves that SVG', () => {
  const rounded = drawRectangle(20, 10, { rx: 3, ry: 2 });
  const stretched = draw().hLine(10).sagittaArc(-10, 0, -3).close().stretch(2, [1, 0], [0, 0]);
  // The stretched arc reaches 6 mm, and this parabola 9.4 mm.
  expect(stretched.approximate('svg').toSVGPaths()).toEqual(['M 0 0 L 10 0 Q 5 -18.75 0 0 Z']);
  expect(areaOf(stretched.approximate('svg'))).toBeCloseTo(areaOf(stretched));
  expect(areaOf(stretched)).toBeLessThan(50);
  for (const drawing of [rounded, draw().ellipse(10, 0, 8, 6, 30).close()]) {
    const approximated = areaOf(drawing.approximate('svg'));
    expect(Math.abs(approximated - areaOf(drawing))).toBeGreaterThan(50);
  }
});

says('Too few segments may miss the tolerance, without an error.', () => {
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

says('its innerShape is null, often after a cut that left nothing of a single outline.', () => {
  const disc = drawCircle(5);
  expect(() => disc.cut(drawCircle(9)).sketchOnPlane()).toThrow('sketch an empty drawing');
  // Of several pieces, a list without pieces is left, which does not throw.
  const none = disc.fuse(disc.translate(20, 0)).cut(drawRectangle(90, 90));
  expect(() => none.sketchOnPlane()).not.toThrow();
});

says(
  'On all corners of a rectangle, half of the shorter side gives a wrong outline or throws.',
  () => {
    const area = (drawing: Drawing) => measureArea((drawing.sketchOnPlane() as Sketch).face());
    const rounded = (width: number, height: number) => drawRectangle(width, height).fillet(2.5);
    for (const width of [12, 30]) {
      expect(area(rounded(width, 5))).toBeGreaterThan(5 * width - 0.3);
      expect(() => rounded(5, width)).toThrow(TypeError);
    }
    // One corner has room for half of the side.
    const one = drawRectangle(12, 5).fillet(2.5, (corner) => corner.atPoint([6, 2.5]));
    expect(area(one)).toBeCloseTo(60 - (1 - Math.PI / 4) * 6.25, 3);
    // A hexagon has room for half of its side.
    const hexagon = drawPolysides(10, 6);
    expect(area(hexagon) - area(hexagon.fillet(5))).toBeCloseTo(
      25 * (6 * Math.tan(Math.PI / 6) - Math.PI),
      3,
    );
  },
);

says('Between lines at a right angle this is the distance from the corner.', () => {
  const cutOf = (drawing: Drawing) => drawing.blueprint.curves.map(({ firstPoint: [x] }) => x);
  expect(cutOf(drawRectangle(10, 10).chamfer(2))).toContain(3);
  // A line and an arc at a right angle.
  const cuts = cutOf(draw([-5, 0]).hLine(10).sagittaArc(-10, 0, -5).close().chamfer(1));
  expect(Math.max(...cuts.filter((x) => x < 4.5))).toBeCloseTo(3.873, 3);
});

says('moved by two distances in mm, or by a list.', () => {
  const square = () => drawRectangle(2, 2);
  expect(square().translate(3, 4).boundingBox.center).toEqual([3, 4]);
  expect(square().translate([3, 4]).boundingBox.center).toEqual([3, 4]);
  const vector = new Vector([3, 4, 0]) as unknown as [number, number];
  expect(square().translate(vector).boundingBox.center).not.toEqual([3, 4]);
});
