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

says('that corner is left as it was, while others may be rounded', () => {
  expect(curvesOf(drawRectangle(20, 10).fillet(6))).toHaveLength(6);
});

says('The radius does not fit between its neighbours, or both are arcs, which may fail.', () => {
  const pen = (first: number) => draw().sagittaArc(20, 0, first);
  for (const [first, second] of [
    [-6, -6],
    [-6, -2],
  ] as const)
    for (const radius of [0.2, 1, 3]) {
      const rounded = pen(first).customCorner(radius).sagittaArc(0, 20, second).hLine(-20).close();
      expect(curvesOf(rounded)).toHaveLength(3 + 1);
    }
  for (const second of [-3, 3])
    for (const radius of [0.2, 1, 3]) {
      const pair = pen(-second).customCorner(radius).sagittaArc(0, 20, second).hLine(-20).close();
      expect(curvesOf(pair), `${-second} and ${second}`).toHaveLength(5);
    }
  const lens = drawCircle(10).intersect(drawCircle(10).translate(10, 0));
  expect(curvesOf(lens.fillet(1))).toHaveLength(curvesOf(lens).length + 2);
  const beside = draw().hLine(20).customCorner(1).sagittaArc(0, 20, -6).hLine(-20).close();
  expect(curvesOf(beside)).toHaveLength(5);
});

says('"You need a previous curve to sketch a tangent arc", or "… a tangent line".', () => {
  expect(() => draw().tangentArc(3, 3)).toThrow(noPiece);
  expect(() => draw().tangentLine(3)).toThrow('You need a previous curve to sketch a tangent line');
});

says('A positive distance makes a single hole larger, too.', () => {
  for (const distance of [1, 2, -1]) {
    const outside = areaOf(drawRectangle(40, 40).offset(distance));
    const hollow = drawRectangle(40, 40).cut(drawCircle(5)).offset(distance);
    expect(areaOf(hollow)).toBeCloseTo(outside - Math.PI * (5 + distance) ** 2, 2);
  }
});

says('With several holes the outline comes back once for each of them, without an error.', () => {
  const outside = areaOf(drawRectangle(100, 40).offset(1));
  for (const count of [2, 3, 5]) {
    let plate = drawRectangle(100, 40);
    for (let i = 0; i < count; i += 1) plate = plate.cut(drawCircle(3).translate(15 * i - 40, 0));
    const oneHole = outside - Math.PI * 4 ** 2;
    expect(areaOf(plate.offset(1)), `${count} holes`).toBeCloseTo(count * oneHole, 1);
  }
});

says('on a triangle with equal sides of 17.3 mm, a radius of 5 mm throws', () => {
  const triangle = drawPolysides(10, 3);
  expect(triangle.boundingBox.width).toBeCloseTo(17.32, 2);
  for (const radius of [1, 3, 4.9]) expect(curvesOf(triangle.fillet(radius))).toHaveLength(6);
  expect(() => triangle.fillet(5)).toThrow('Cannot read properties of undefined');
});

says('On a rectangle that is a radius of exactly half of a side.', () => {
  const rounded = 20 * 10 - (4 - Math.PI) * 5 ** 2;
  expect(areaOf(drawRectangle(20, 10).fillet(4.999))).toBeCloseTo(rounded, 1);
  expect(Math.abs(areaOf(drawRectangle(20, 10).fillet(5)) - rounded)).toBeGreaterThan(10);
  expect(() => drawRectangle(10, 10).fillet(5)).toThrow('Cannot read properties of undefined');
});

says('offset leaves nothing, or throws "Bug in the offset algorithm".', () => {
  const corner = draw().hLine(10).vLine(10).done().offset(2);
  expect(() => corner.sketchOnPlane()).toThrow('empty drawing');
  expect(() => draw().hLine(10).done().offset(2)).toThrow('Bug in the offset algorithm');
  expect(areaOf(drawRoundedRectangle(10, 10).offset(1))).toBeGreaterThan(100);
});

says('The drawing is open or a single curve, or the distance is 0 or too far inside.', () => {
  const oval = drawParametricFunction(
    (t) => [9 * Math.cos(2 * Math.PI * t), 6 * Math.sin(2 * Math.PI * t)],
    { pointsCount: 20 },
  );
  for (const closed of [oval, drawSingleCircle(5)])
    expect(() => closed.offset(1)).toThrow('Bug in the offset algorithm');
  for (const distance of [0, -5, -6])
    expect(drawRectangle(10, 10).offset(distance).toSVGPaths()).toEqual([]);
  expect(areaOf(drawRectangle(10, 10).offset(-4.9))).toBeGreaterThan(0);
});

says('Upright ellipses and arcs beyond a half circle can swap the two.', () => {
  const growth = (drawing: Drawing) => areaOf(drawing.offset(0.2)) - areaOf(drawing);
  expect(growth(drawEllipse(8, 3))).toBeGreaterThan(7);
  expect(growth(drawEllipse(3, 8))).toBeLessThan(-7);
  const pie = (angle: number) => {
    const on = (at: number): [number, number] => [
      10 * Math.cos((at * Math.PI) / 180),
      10 * Math.sin((at * Math.PI) / 180),
    ];
    return draw()
      .lineTo(on(0))
      .threePointsArcTo(on(angle), on(angle / 2))
      .close();
  };
  for (const angle of [90, 179]) expect(growth(pie(angle))).toBeGreaterThan(5);
  expect(growth(pie(270))).toBeLessThan(-5);
});

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

says('Its radius is half of its width, and its height is at least as large', () => {
  for (const size of [
    [10, 20, 5],
    [6, 30, 3],
    [10, 10.01, 5],
    [10, 10, 5],
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
});

says('A square throws at any larger radius as well.', () => {
  for (const radius of [5.01, 6, 100]) expect(() => rounded([10, 10, radius])).toThrow(noPiece);
});

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

says('A tool around or inside a hole leaves a wrong area, too.', () => {
  const ring = drawCircle(10).cut(drawCircle(5));
  expect(areaOf(ring)).toBeCloseTo(75 * Math.PI, 3);
  expect(areaOf(ring.cut(drawCircle(6)))).toBeCloseTo((64 + 25) * Math.PI, 3);
  expect(areaOf(ring.cut(drawCircle(2)))).toBeCloseTo((75 + 4) * Math.PI, 3);
  const plate = drawRectangle(60, 20).cut(drawCircle(5));
  expect(areaOf(plate.cut(drawRectangle(14, 14)))).toBeGreaterThan(60 * 20 - 14 ** 2 + 70);
});
