import path from 'node:path';
import { measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

type Params = Readonly<Record<string, number>>;

/** Returns the main function of one of the snap-fit recipe's models. */
async function model(name: string): Promise<(params: Params) => unknown> {
  const file = path.resolve(`models/recipes/snap-fit/${name}.js`);
  return ((await import(file)) as { readonly default: (params: Params) => unknown }).default;
}

/** Returns the hook and the plate of the first model, cut open, in their resting position. */
async function pair(params: Params): Promise<readonly [Shape3D, Shape3D]> {
  const parts = (await model('pair'))(params) as readonly { readonly shape: Shape3D }[];
  const [hook, plate] = parts.map(({ shape }) => shape);
  if (hook === undefined || plate === undefined) throw new Error('A part is missing');
  return [hook, plate];
}

/**
 * Returns the overlap of the two parts, in mm³, after moving the hook by `move`. The hook moves rigidly: its bending is
 * ignored.
 */
async function overlapVolume(
  params: Params,
  move: readonly [number, number, number],
): Promise<number> {
  const [hook, plate] = await pair(params);
  return measureVolume(hook.translate([...move]).intersect(plate) as Shape3D);
}

says('The two parts of the first model do not touch.', async () => {
  for (const clearance of [0.1, 0.3, 0.6]) {
    const params = { clearance, catchDepth: 1 };
    expect(isValid((await pair(params))[1])).toBe(true);
    expect(await overlapVolume(params, [0, 0, 0])).toBeCloseTo(0, 6);
  }
});

says('The barb holds behind the edge by catchDepth less the clearance.', async () => {
  const params = { clearance: 0.3, catchDepth: 1 };
  expect(await overlapVolume(params, [0.6, 0, -2])).toBeGreaterThan(0.01);
  expect(await overlapVolume(params, [0.71, 0, -2])).toBeCloseTo(0, 6);
});

says('Often the clearance is as large as the catch.', async () => {
  expect(await overlapVolume({ clearance: 0.6, catchDepth: 0.6 }, [0, 0, -2])).toBeCloseTo(0, 6);
});

says('The barb needs room on the other side, as deep as the catch.', async () => {
  const params = { clearance: 0.3, catchDepth: 1 };
  expect(await overlapVolume(params, [1, 0, -2])).toBeCloseTo(0, 6);
  expect(await overlapVolume(params, [1.4, 0, -2])).toBeGreaterThan(0.5);
});

says('twice the length stretches a quarter as much', async () => {
  const hook = await model('hook');
  expect(() => hook({ length: 10, thickness: 1.8, catchDepth: 4 })).toThrow('10.8 %');
  expect(() => hook({ length: 20, thickness: 1.8, catchDepth: 4 })).toThrow('2.7 %');
});

says('drawHook throws an error above maxStrain, in percent.', async () => {
  const hook = await model('hook');
  expect(() => hook({ length: 14, thickness: 1.8, catchDepth: 1.4 })).not.toThrow();
  expect(() => hook({ length: 14, thickness: 1.8, catchDepth: 1.5 })).toThrow('2.1 %');
});

says('Opposite hooks come from one drawing and its mirror image.', async () => {
  const clip = await model('clip');
  for (const [width, root] of [
    [12, 0.2],
    [30, 2],
  ] as const) {
    const shape = clip({ width, depth: 3, root }) as Shape3D;
    expect(isValid(shape)).toBe(true);
    expect(shape.boundingBox.center[0]).toBeCloseTo(0, 3);
  }
});
