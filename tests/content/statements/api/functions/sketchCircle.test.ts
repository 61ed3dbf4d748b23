import { makePlane, sketchCircle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('a distance along the normal in mm, which is ignored beside a', () => {
  const centre = (config: Parameters<typeof sketchCircle>[1]) =>
    sketchCircle(5, config).face().center.toTuple().map(toWhole);
  expect(centre({ plane: makePlane('XY', 3), origin: 7 })).toEqual([0, 0, 3]);
  expect(centre({ plane: 'XZ', origin: 7 })).toEqual([0, -7, 0]);
  expect(centre({ origin: [1, 2, 3] })).toEqual([1, 2, 3]);
});
