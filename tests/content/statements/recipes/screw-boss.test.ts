import path from 'node:path';
import { measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

interface Recipe {
  readonly default: (params: Readonly<Record<string, number>>) => Shape3D;
}

/** Returns half of a boss on its plate, from the code that the page shows. */
async function cutOpen(depth: number): Promise<Shape3D> {
  const file = path.resolve('models/recipes/screw-boss/cut-open.js');
  const { default: main } = (await import(file)) as Recipe;
  return main({ hole: 4, outside: 8, depth });
}

says('depth is the depth of the hole, from the rim down', async () => {
  const [shallow, deep] = [await cutOpen(5), await cutOpen(8)];
  expect(measureVolume(shallow) - measureVolume(deep)).toBeCloseTo((Math.PI * 2 ** 2 * 3) / 2, 3);
});

says('The floor below it stays closed.', async () => {
  await expect(cutOpen(12)).rejects.toThrow('The hole is 12 mm deep, the boss 12 mm high');
});
