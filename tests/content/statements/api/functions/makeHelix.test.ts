import { makeHelix, sketchHelix } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Centre of the end it starts from, which is the lower one for the default dir.', () => {
  const helices = (z: number) => [
    makeHelix(5, 20, 10, [1, 2, 3], [0, 0, z]),
    sketchHelix(5, 20, 10, [1, 2, 3], [0, 0, z]).wire,
  ];
  for (const [z, end] of [
    [1, 23],
    [-1, -17],
  ] as const) {
    for (const { startPoint, endPoint } of helices(z)) {
      expect([startPoint.z, endPoint.z].map(toWhole)).toEqual([3, end]);
    }
  }
});
