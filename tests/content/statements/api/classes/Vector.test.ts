import { Vector } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('center has no effect in 0.20.', () => {
  const turned = new Vector([5, 0, 0]).rotate(90, [5, 0, 0]);
  expect(turned.toTuple().map(toWhole)).toEqual([0, 5, 0]);
});
