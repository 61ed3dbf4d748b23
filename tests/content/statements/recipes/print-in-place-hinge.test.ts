import path from 'node:path';
import {
  makeBaseBox,
  makeBox,
  measureDistanceBetween,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

type Params = Readonly<Record<string, number>>;
type Pair = readonly [Shape3D, Shape3D];

/** Runs one of the hinge recipe's models and returns its left and right parts. */
async function parts(name: string, params: Params): Promise<Pair> {
  const file = path.resolve(`models/recipes/print-in-place-hinge/${name}.js`);
  const { default: main } = (await import(file)) as {
    readonly default: (params: Params) => readonly { readonly shape: Shape3D }[];
  };
  const [left, right] = main(params).map(({ shape }) => shape);
  if (left === undefined || right === undefined) throw new Error('A part is missing');
  return [left, right];
}

const flat = (gap: number) => parts('flat', { length: 30, knuckles: 3, gap });
const cutOpen = (gap: number) => parts('cut-open', { radius: 3, gap });
const box = () => parts('box', { width: 24, length: 36, height: 8 });

const shared = ([left, right]: Pair) => measureVolume(left.intersect(right) as Shape3D);

/**
 * Returns the pair with the right part turned by `angle` degrees around the hinge's axis, which is at the height
 * `axis`.
 */
const fold = ([left, right]: Pair, angle: number, axis: number): Pair => [
  left,
  right.clone().rotate(-angle, [0, 0, axis], [0, 1, 0]),
];

says('Its two leaves are printed together, and turn.', async () => {
  const pair = await flat(0.2);
  expect(pair.map(isValid)).toEqual([true, true]);
  for (const angle of [0, 60, 120, 180]) {
    expect(shared(fold(pair, angle, 3)), `at ${angle}°`).toBeCloseTo(0, 6);
  }
});

says('Each cone sits in its socket and cannot leave it.', async () => {
  for (const move of [
    [0, 0, 2],
    [2, 0, 0],
    [0, 1, 0],
  ] as const) {
    const [left, right] = await cutOpen(0.3);
    expect(shared([left, right.translate([...move])])).toBeGreaterThan(0.1);
  }
});

says(
  'The radius of a knuckle is more than four gaps. Otherwise a cone can leave its socket.',
  async () => {
    /** Returns the volume of a cone inside its socket in mm³ if one part is pushed away from it by almost a gap. */
    const insideSocket = async (radius: number, gap: number) => {
      const [left, right] = await parts('cut-open', { radius, gap });
      expect(shared([left, right.translate([0, 0.98 * gap, 0])])).toBeCloseTo(0, 6);
      const mouth = (28 - 2 * gap) / 3 + 1.98 * gap;
      return shared([left, makeBox([-9, mouth, -9], [9, 14, 9])]);
    };
    expect(await insideSocket(2.5, 0.6)).toBeGreaterThan(0.01);
    expect(await insideSocket(2, 0.6)).toBeCloseTo(0, 6);
  },
);

says(
  'gap is the space between the ends of two knuckles, and between cone and socket.',
  async () => {
    for (const gap of [0.2, 0.5]) {
      const [left, right] = await cutOpen(gap);
      expect(measureDistanceBetween(left, right)).toBeCloseTo(gap, 3);
    }
  },
);

says('When the lid is closed, the rims are one gap apart.', async () => {
  const [left, lid] = fold(await box(), 180, 8.15);
  expect(shared([left, lid])).toBeCloseTo(0, 6);
  expect(measureDistanceBetween(left, lid)).toBeCloseTo(0.15, 3);
  expect(lid.boundingBox.bounds[1][2]).toBeCloseTo(8 + 0.3 + 8, 3);
});

says('Otherwise the leaves run into each other before they are closed.', () => {
  const leaf = (height: number) => makeBaseBox(20, 30, height).translateX(14);
  const closed = (height: number) => fold([leaf(height).mirror('YZ'), leaf(height)], 180, 3);
  expect(shared(closed(2.9))).toBeCloseTo(0, 6);
  expect(shared(closed(3.5))).toBeGreaterThan(100);
});

says('The number of knuckles is odd', async () => {
  for (const [length, knuckles] of [
    [28, 5],
    [40, 5],
    [80, 5],
  ] as const) {
    const pair = await parts('flat', { length, knuckles, gap: 0.3 });
    expect(pair.map(isValid), `${length} mm`).toEqual([true, true]);
    expect(measureDistanceBetween(...pair)).toBeCloseTo(0.3, 3);
  }
});
