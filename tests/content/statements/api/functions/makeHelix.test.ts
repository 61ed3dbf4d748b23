import { makeHelix, sketchHelix } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Centre of the end it starts from.', () => {
  const helices = (height: number, z: number) => [
    makeHelix(5, height, 10, [1, 2, 3], [0, 0, z]),
    sketchHelix(5, height, 10, [1, 2, 3], [0, 0, z]).wire,
  ];
  for (const [height, z, end] of [
    [20, 1, 23],
    [20, -1, -17],
    [-20, 1, -17],
  ] as const) {
    for (const { startPoint, endPoint } of helices(height, z)) {
      expect([startPoint.z, endPoint.z].map(toWhole)).toEqual([3, end]);
    }
  }
});
