import { readFileSync } from 'node:fs';
import {
  draw,
  drawParametricFunction,
  drawPointsInterpolation,
  drawText,
  loadFont,
  type Drawing,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const curvesOf = (drawing: Drawing) => drawing.blueprint.curves;
const endOf = (drawing: Drawing) => curvesOf(drawing).at(-1)?.lastPoint.map(toWhole);
const direction = ([x, y]: readonly [number, number]) => Math.atan2(y, x);

says('Bézier curves take positions only', () => {
  const pen = draw();
  for (const method of ['bulgeArc', 'threePointsArc', 'halfEllipse', 'ellipse', 'smoothSpline']) {
    expect(pen).toHaveProperty(method);
    expect(pen).toHaveProperty(`${method}To`);
  }
  const start = () => draw([1, 1]);
  expect(endOf(start().quadraticBezierCurveTo([5, 0], [3, 3]).done())).toEqual([5, 0]);
  expect(endOf(start().bulgeArc(5, 0, 1).done())).toEqual([6, 1]);
});

says('a positive bulge is on the right of your way', () => {
  const [low, high] = draw().bulgeArc(10, 0, 1).close().boundingBox.bounds;
  expect([low[1], high[1]].map(toWhole)).toEqual([-5, 0]);
});

says('Left out, endTangent is [1, 0]: the spline arrives level, to the right', () => {
  const [first, second] = curvesOf(
    draw([0, -10]).smoothSplineTo([14, 0]).smoothSplineTo([0, 14]).done(),
  );
  expect(direction(first?.tangentAt(1) ?? [0, 1])).toBeCloseTo(0);
  expect(direction(second?.tangentAt(1) ?? [0, 1])).toBeCloseTo(0);
  expect(direction(first?.tangentAt(0) ?? [0, 1])).toBeCloseTo(0);
});

says('draws other pieces: after the end come the two half-axes, the rotation in degrees', () => {
  const topOf = (rotation: number) =>
    draw().ellipse(20, 0, 30, 10, rotation, false, false).close().boundingBox.height;
  expect(topOf(90)).toBeGreaterThan(topOf(0) + 5);
  // Two equal half-axes may throw.
  expect(() => draw().ellipse(20, 0, 12, 12, 120, false, true)).toThrow();
});

says('The first takes the longer way round, the second the right side.', () => {
  const heightAndSide = (dx: number, dy: number, long: boolean, right: boolean) => {
    const [curve] = curvesOf(draw().ellipse(dx, dy, 14, 7, 0, long, right).done());
    const { firstParameter: first, lastParameter: last } = curve!;
    const [x, y] = curve!.value((first + last) / 2);
    const left = (dx * y - dy * x) / Math.hypot(dx, dy);
    return [Math.abs(left) > 7 ? 'long' : 'short', left > 0 ? 'left' : 'right'];
  };
  const ways: readonly [number, number][] = [
    [20, 0],
    [-20, 0],
    [8, 4],
  ];
  for (const [dx, dy] of ways) {
    expect(heightAndSide(dx, dy, false, false)).toEqual(['short', 'left']);
    expect(heightAndSide(dx, dy, false, true)).toEqual(['short', 'right']);
    expect(heightAndSide(dx, dy, true, false)).toEqual(['long', 'left']);
    expect(heightAndSide(dx, dy, true, true)).toEqual(['long', 'right']);
  }
});

says('a long list may make it stray far', () => {
  const farthest = (count: number) => {
    const points = Array.from({ length: count }, (_, i) => {
      const x = (100 * i) / count;
      return [x, 10 * Math.sin(x / 3)] as [number, number];
    });
    const [curve] = curvesOf(drawPointsInterpolation(points));
    const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);
    const { firstParameter: first, lastParameter: last } = curve!;
    return Math.max(...steps.map((at) => curve!.value(first + at * (last - first))[0]));
  };
  expect(farthest(20)).toBeLessThan(100);
  expect(farthest(400)).toBeLessThan(101);
  expect(farthest(100)).toBeGreaterThan(1000);
});

says('closeShape adds a straight line from the last point to the first', () => {
  const points: [number, number][] = [
    [0, 0],
    [14, -4],
    [24, 6],
  ];
  const closed = drawPointsInterpolation(points, {}, { closeShape: true });
  expect(curvesOf(closed).map(({ geomType }) => geomType)).toEqual(['BSPLINE_CURVE', 'LINE']);
});

says('only the short forms for horizontal and vertical chords have none.', () => {
  const hasCounterpart = (method: string) => `${method}To` in draw();
  const methods = ['sagittaArc', 'bulgeArc', 'tangentArc', 'threePointsArc', 'smoothSpline'];
  expect(methods.filter(hasCounterpart)).toEqual(methods);
  const short = ['hSagittaArc', 'vSagittaArc', 'hBulgeArc', 'vBulgeArc'];
  for (const method of short) expect(draw()).toHaveProperty(method);
  expect(short.filter(hasCounterpart)).toEqual([]);
});

says('asks your function for a point at many values of t from 0 to 1', () => {
  const values: number[] = [];
  drawParametricFunction((t) => {
    values.push(t);
    return [t, t * t];
  });
  expect(values).toHaveLength(401);
  expect([values[0], values.at(-1)]).toEqual([0, 1]);
});

says('Letters are mostly smaller than fontSize, and some reach below the line:', async () => {
  const font = readFileSync(
    'node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff',
  );
  await loadFont(new Uint8Array(font).buffer, 'test');
  const box = (text: string) => drawText(text, { fontSize: 16, fontFamily: 'test' }).boundingBox;
  for (const letter of ['H', 'x', 'g', 'W']) expect(box(letter).height, letter).toBeLessThan(16);
  expect(box('g').bounds[0][1]).toBeLessThan(-1);
  // A line with an accent and a bar is higher than `fontSize`.
  expect(box('É|').height).toBeGreaterThan(17);
});
