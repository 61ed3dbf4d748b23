import { localGC, makeBox } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An object that is freed already makes the second throw.', () => {
  const [keep, freeAll] = localGC();
  const [first, second] = [10, 20].map((size) => keep(makeBox([0, 0, 0], [size, size, size])));
  first?.delete();
  expect(freeAll).toThrow('This object has been deleted');
  expect(second?.faces).toHaveLength(6);
});
