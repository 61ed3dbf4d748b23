import {
  draw,
  drawCircle,
  drawEllipse,
  drawParametricFunction,
  drawPolysides,
  drawRectangle,
  drawRoundedRectangle,
  drawSingleCircle,
  measureVolume,
  type Drawing,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const areaOf = (drawing: Drawing) => measureVolume(drawing.sketchOnPlane().extrude(1) as Shape3D);
const noPiece = 'You need a previous curve to sketch a tangent arc';
const curvesOf = (drawing: Drawing) => drawing.blueprint.curves;

says('Mostly nothing is thrown; some calls throw "Cannot read properties of undefined".', () => {
  expect(curvesOf(drawRectangle(20, 10).fillet(6))).toHaveLength(6);
  // The corners collide: the outline reaches out of the rectangle.
  expect(drawRectangle(20, 30).fillet(15).boundingBox.height).toBeGreaterThan(33);
  for (const radius of [10, 20])
    expect(() => drawRectangle(20, 20).fillet(radius)).toThrow(
      'Cannot read properties of undefined',
    );
});

says('"You need a previous curve to sketch a tangent arc", or "… a tangent line".', () => {
  expect(() => draw().tangentArc(3, 3)).toThrow(noPiece);
  expect(() => draw().tangentLine(3)).toThrow('You need a previous curve to sketch a tangent line');
});

/** Returns the area of a drawing, or 0 if it throws. */
function areaOrZero(make: () => Drawing): number {
  try {
    return areaOf(make());
  } catch {
    return 0;
  }
}

says('On a rectangle stay below half of the shorter side.', () => {
  const rounded = 20 * 10 - (4 - Math.PI) * 5 ** 2;
  expect(areaOf(drawRectangle(20, 10).fillet(4.999))).toBeCloseTo(rounded, 1);
  expect(Math.abs(areaOf(drawRectangle(20, 10).fillet(5)) - rounded)).toBeGreaterThan(10);
  for (const [width, height] of [
    [30, 12],
    [12, 30],
  ] as const) {
    const right = width * height - (4 - Math.PI) * 5.99 ** 2;
    expect(areaOf(drawRectangle(width, height).fillet(5.99))).toBeCloseTo(right, 1);
    expect(
      Math.abs(areaOrZero(() => drawRectangle(width, height).fillet(6)) - right),
    ).toBeGreaterThan(5);
  }
  expect(() => drawRectangle(10, 10).fillet(5)).toThrow('Cannot read properties of undefined');
});

says('Sharper corners need more room.', () => {
  const triangle = drawPolysides(10, 3);
  expect(curvesOf(triangle.fillet(4.9))).toHaveLength(6);
  // Half of a side is 8.7 mm.
  expect(() => triangle.fillet(5)).toThrow('Cannot read properties of undefined');
});

says('Beside a curve, a corner may stay sharp, or the call may throw.', () => {
  const bent = drawPolysides(10, 5, -1);
  expect(curvesOf(bent.fillet(0.2))).toHaveLength(5);
  expect(curvesOf(bent.chamfer(1))).toHaveLength(5);
  const notched = drawRectangle(30, 20).cut(drawEllipse(6, 3).translate(15, 10));
  expect(() => notched.fillet(1)).toThrow('not on curve');
  expect(() => notched.chamfer(1)).toThrow('not on curve');
});

says('Some curves swap the two: look at the result.', () => {
  const growth = (drawing: Drawing) => areaOf(drawing.offset(0.2)) - areaOf(drawing);
  expect(growth(drawEllipse(8, 3))).toBeGreaterThan(7);
  expect(growth(drawEllipse(3, 8))).toBeLessThan(-7);
});

says('offset leaves nothing, or throws "Bug in the offset algorithm".', () => {
  const corner = draw().hLine(10).vLine(10).done().offset(2);
  expect(() => corner.sketchOnPlane()).toThrow('empty drawing');
  expect(() => draw().hLine(10).done().offset(2)).toThrow('Bug in the offset algorithm');
  expect(areaOf(drawRoundedRectangle(10, 10).offset(1))).toBeGreaterThan(100);
});

says(
  'Mostly the drawing is open or a single curve, or the distance is 0 or too far inside.',
  () => {
    const blob = draw()
      .hLine(20)
      .smoothSpline(-20, 10, { endTangent: [-1, 0] })
      .close();
    expect(areaOf(blob.offset(1))).toBeGreaterThan(areaOf(blob));
    // None of these causes, and still nothing is left.
    expect(blob.offset(-1).toSVGPaths()).toEqual([]);
    const oval = drawParametricFunction(
      (t) => [9 * Math.cos(2 * Math.PI * t), 6 * Math.sin(2 * Math.PI * t)],
      { pointsCount: 20 },
    );
    for (const closed of [oval, drawSingleCircle(5)])
      expect(() => closed.offset(1)).toThrow('Bug in the offset algorithm');
    for (const distance of [0, -5, -6])
      expect(drawRectangle(10, 10).offset(distance).toSVGPaths()).toEqual([]);
    expect(areaOf(drawRectangle(10, 10).offset(-4.9))).toBeGreaterThan(0);
  },
);

says('A positive sagitta bulges to the left of your way', () => {
  const [low, high] = draw().sagittaArc(10, 0, 3).close().boundingBox.bounds;
  expect([low[1], high[1]].map(toWhole)).toEqual([0, 3]);
});

says('When the tool of a cut is a drawing of separate pieces', () => {
  const holes = [-12, 0, 12].map((x) => drawCircle(2).translate(x, 0));
  const [first, ...others] = holes;
  const tool = others.reduce((all, hole) => all.fuse(hole), first ?? drawCircle(2));
  const plate = drawRectangle(40, 20);
  const right = 40 * 20 - 3 * Math.PI * 2 ** 2;
  const oneByOne = holes.reduce((left, hole) => left.cut(hole), plate);
  expect(areaOf(oneByOne)).toBeCloseTo(right, 3);
  expect(areaOf(plate.cut(tool))).toBeGreaterThan(right * 1.5);
});

const rounded = ([width, height, radius]: readonly [number, number, number]) =>
  drawRoundedRectangle(width, height, radius);

says(
  'Its radius is half of its width, or more on a square, and its height is at least as large',
  () => {
    for (const size of [
      [10, 20, 5],
      [6, 30, 3],
      [10, 10.01, 5],
      [10, 10, 5],
      [10, 10, 7],
      [10, 10, 50],
    ] as const)
      expect(() => rounded(size), String(size)).toThrow(noPiece);
    for (const size of [
      [10, 20, 4.999],
      [10, 20, 5.001],
      [20, 10, 5],
      [10, 9.99, 5],
      [10, 8, 5],
    ] as const)
      expect(areaOf(rounded(size)), String(size)).toBeGreaterThan(0);
  },
);

says('When it is wider than high, half of the height makes a slot with round ends.', () => {
  for (const [width, height] of [
    [20, 10],
    [200, 2],
    [10.5, 10],
  ] as const) {
    const slot = drawRoundedRectangle(width, height, height / 2);
    const right = (width - height) * height + Math.PI * (height / 2) ** 2;
    expect(areaOf(slot)).toBeCloseTo(right, 3);
  }
});

says('Draw the slot lying and turn it, drawRoundedRectangle(20, 10, 5).rotate(90)', () => {
  const { width, height } = drawRoundedRectangle(20, 10, 5).rotate(90).boundingBox;
  expect([width, height].map(toWhole)).toEqual([10, 20]);
});

says('take a single number, because the other coordinate does not change.', () => {
  const end = (drawing: Drawing) => curvesOf(drawing).at(-1)?.lastPoint.map(toWhole);
  const start = () => draw([2, 3]);
  expect(end(start().hLine(10).done())).toEqual([12, 3]);
  expect(end(start().vLine(10).done())).toEqual([2, 13]);
  expect(end(start().hLineTo(10).done())).toEqual([10, 3]);
  expect(end(start().vLineTo(10).done())).toEqual([2, 10]);
  // `hSagittaArc` and `vSagittaArc` also take a sagitta.
  expect(start().hSagittaArc(10, 4).done().boundingBox.height).toBeCloseTo(4);
});

says('A tool around or inside a hole often leaves a wrong area.', () => {
  const ring = drawCircle(10).cut(drawCircle(5));
  expect(areaOf(ring)).toBeCloseTo(75 * Math.PI, 3);
  expect(areaOf(ring.cut(drawCircle(6)))).toBeCloseTo((64 + 25) * Math.PI, 3);
  expect(areaOf(ring.cut(drawCircle(2)))).toBeCloseTo((75 + 4) * Math.PI, 3);
  const plate = drawRectangle(60, 20).cut(drawCircle(5));
  expect(areaOf(plate.cut(drawRectangle(14, 14)))).toBeGreaterThan(60 * 20 - 14 ** 2 + 70);
  // A tool inside a hole leaves the right area if it touches the edge of the hole.
  const pocket = drawRectangle(30, 20).cut(drawRectangle(10, 10).translate(3, 1));
  expect(areaOf(pocket.cut(drawRectangle(4, 4)))).toBeCloseTo(500, 3);
});

says('Most calls draw a line or a curve, and move the pen to its end.', () => {
  const square = () => draw().hLine(10).vLine(10);
  expect(curvesOf(square().done())).toHaveLength(2);
  // A corner is not a line.
  expect(curvesOf(square().customCorner(2).done())).toHaveLength(2);
});

says('It is the same for most arcs.', () => {
  const end = (drawing: Drawing) => curvesOf(drawing).at(-1)?.lastPoint.map(toWhole);
  expect(end(draw([1, 1]).sagittaArc(5, 6, 1).done())).toEqual([6, 7]);
  expect(end(draw([1, 1]).sagittaArcTo([5, 6], 1).done())).toEqual([5, 6]);
  // The first number is the only distance.
  expect(end(draw([1, 1]).hSagittaArc(5, 2).done())).toEqual([6, 1]);
});
