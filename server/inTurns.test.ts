import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './inTurns';

it('does one thing in a turn, in the order in which they came', async () => {
  const done: number[] = [];
  const begin = inTurns();
  for (const number of [1, 2, 3]) begin(() => done.push(number));
  expect(done).toEqual([]);
  const seen: number[][] = [];
  while (done.length < 3) {
    await turn();
    seen.push([...done]);
  }
  expect(seen).toEqual([[1], [1, 2], [1, 2, 3]]);
  begin(() => done.push(4));
  await turn();
  expect(done).toEqual([1, 2, 3, 4]);
});
