import { Vector } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('center has no effect in 0.20.', () => {
  const turned = new Vector([5, 0, 0]).rotate(90, [5, 0, 0]);
  expect(turned.toTuple().map(toWhole)).toEqual([0, 5, 0]);
});

const areEqual = (a: [number, number, number], b: [number, number, number]) =>
  new Vector(a).equals(new Vector(b));

says('1000 mm from the origin, points may be 0.01 mm apart', () => {
  expect(areEqual([1000, 0, 0], [1000, 0.0099, 0])).toBe(true);
  expect(areEqual([1000, 0, 0], [1000, 0.011, 0])).toBe(false);
});
