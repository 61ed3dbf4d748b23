import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const volumeOf = async (name: string, ...edits: [string, string][]) =>
  (await runChanged(`practice/repairs/${name}`, null, ...edits)).facts.volume ?? 0;

says('The fault is in a cut, or in its tool.', async () => {
  // The drill of the block is too high. The plate has no drill: its first cut is too much.
  const drilled = await volumeOf('drilled-block/start', ['[0, 0, 0.5]', '[0, 0, 0]']);
  expect(drilled).toBeCloseTo(await volumeOf('drilled-block/solution'), 3);
  const plate = await volumeOf('larger-hole/start', ['    .cut(drawCircle(5))\n', '']);
  expect(plate).toBeCloseTo(await volumeOf('larger-hole/solution'), 3);
});
