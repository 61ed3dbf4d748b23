import { readFileSync } from 'node:fs';
import {
  draw,
  drawCircle,
  drawEllipse,
  drawParametricFunction,
  drawPointsInterpolation,
  drawPolysides,
  drawRectangle,
  drawRoundedRectangle,
  makeBaseBox,
  makeBox,
  makeCompound,
  makeEllipsoid,
  measureVolume,
  type Drawing,
  type DrawingPen,
  type Solid,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../support/statements';

const says = statementsOf(import.meta.url);

says('hLineTo and vLineTo go to one coordinate, polarLineTo to [length, angle]', () => {
  const endOf = (pen: DrawingPen) => pen.done().blueprint.lastPoint.map(toWhole);
  expect(endOf(draw([1, 1]).hLineTo(20))).toEqual([20, 1]);
  expect(endOf(draw([1, 1]).vLineTo(20))).toEqual([1, 20]);
  for (const [angle, end] of [
    [90, [0, 10]],
    [180, [-10, 0]],
    [-90, [0, -10]],
  ] as const)
    expect(endOf(draw([1, 1]).polarLineTo([10, angle]))).toEqual(end);
});

says('Circles, ellipses, rectangles and polygons are centred on [0, 0].', () => {
  const middle = (drawing: Drawing) => drawing.boundingBox.center.map(toWhole);
  for (const drawing of [
    drawCircle(10),
    drawEllipse(14, 8),
    drawEllipse(8, 14),
    drawRectangle(28, 18),
    drawRoundedRectangle(28, 18, 5),
    drawPolysides(10, 6),
    drawPolysides(10, 6, 2),
  ])
    expect(middle(drawing)).toEqual([0, 0]);
  for (const sides of [3, 5, 7]) {
    const sum = drawPolysides(100, sides).blueprint.curves.reduce<readonly number[]>(
      ([x = 0, y = 0], { firstPoint }) => [x + firstPoint[0], y + firstPoint[1]],
      [],
    );
    expect(sum.map(toWhole)).toEqual([0, 0]);
  }
  expect(
    middle(
      drawPointsInterpolation([
        [0, 0],
        [5, 9],
        [10, 4],
      ]),
    ),
  ).not.toEqual([0, 0]);
  expect(middle(drawParametricFunction((t) => [10 + t, t * t]))).not.toEqual([0, 0]);
});

says('fuse, cut and intersect use nothing up. makeCompound uses up all that it gets.', () => {
  const block = makeBaseBox(10, 10, 10);
  const peg = makeBaseBox(4, 4, 20);
  for (const operation of ['fuse', 'cut', 'intersect'] as const) block[operation](peg);
  expect([block, peg].map((solid) => toWhole(measureVolume(solid)))).toEqual([1000, 320]);
  makeCompound([block, peg]);
  for (const solid of [block, peg]) expect(() => measureVolume(solid)).toThrow('been deleted');
});

says('width, height, depth, along x, y and z', () => {
  const sizeOf = ({ boundingBox: { width, height, depth } }: Solid) => [width, height, depth];
  expect(sizeOf(makeBox([1, 2, 3], [2, 4, 6])).map(toWhole)).toEqual([1, 2, 3]);
  // The box can be larger than the shape. This one is 36 mm wide.
  expect(sizeOf(makeEllipsoid(18, 10, 8))[0]).toBeGreaterThan(50);
});

says('The name leads to its page', () => {
  const page = readFileSync('docs/cheat-sheet.mdx', 'utf8');
  const targets = Array.from(page.matchAll(/^ {4}to="(.+)"$/gm), ([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(90);
  // "Parts" leads to a guide.
  expect(targets.filter((target) => !target.startsWith('/docs/api/'))).toEqual([
    '/docs/tutorial-overview/combinations',
  ]);
});
