import { assembleWire, makeLine } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('each touching the one before.', () => {
  const first = makeLine([0, 0, 0], [10, 0, 0]);
  for (const next of [
    makeLine([10, 0, 0], [10, 5, 0]),
    makeLine([10, 5, 0], [10, 0, 0]),
    makeLine([-5, 0, 0], [0, 0, 0]),
    makeLine([0, 0, 0], [0, 5, 0]),
  ]) {
    expect(assembleWire([first, next]).length).toBeCloseTo(15, 6);
  }
  const apart = makeLine([0, 9, 0], [9, 9, 0]);
  expect(() => assembleWire([first, apart])).toThrow('disconnected wire');
});
