import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCylinder, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { isValid, runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

interface Recipe {
  readonly default: (params: Readonly<Record<string, number>>) => Shape3D;
}

/** Returns one half of a boss with its plate, from the code on the page. */
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

says('A rib starts in the middle of the wall, whatever hole and outside are.', async () => {
  const ribs = readFileSync('models/recipes/screw-boss/ribs.js', 'utf8');
  const sizes = '[4, 8, 20, 6.7]';
  expect(ribs).toContain(sizes);
  for (const [hole, outside] of [
    [4, 5.2],
    [4, 8.02],
    [4, 12],
    [6, 8],
  ] as const) {
    const code = ribs.replace(sizes, `[${hole}, ${outside}, 20, 6.7]`);
    const outcome = await runModel({ code, name: 'ribs', params: null }, await loadKernelInNode());
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    const content = outcome.live.parts[0]?.content;
    if (content?.kind !== 'shape') throw new Error('The boss is no solid');
    const boss = content.shape as Shape3D;
    const bore = makeCylinder(hole / 2 - 0.01, 6, [0, 0, 16]);
    expect(isValid(boss), `${hole} in ${outside}`).toBe(true);
    expect(boss.faces.length).toBeGreaterThan(20);
    expect(measureVolume(boss.intersect(bore) as Shape3D)).toBeCloseTo(0, 6);
  }
});

says('lead is more than 0, and less than the wall and the depth.', async () => {
  const boss = (lead: number, depth: number) =>
    runChanged('recipes/screw-boss/cut-open', { hole: 4, outside: 8, depth }, [
      'lead = 0.5',
      `lead = ${lead}`,
    ]);
  for (const [lead, depth] of [
    [0, 6.7],
    [2, 6.7],
    [0.5, 0.5],
  ] as const) {
    await expect(boss(lead, depth), `${lead} in ${depth}`).rejects.toThrow();
  }
  expect((await boss(0.1, 6.7)).facts.valid).toBe(true);
  expect((await boss(1.9, 6.7)).facts.valid).toBe(true);
});
