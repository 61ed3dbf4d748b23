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

says('lengths are equal to 0.00001 mm and directions to 0.00001 radians', () => {
  for (const x of [1000, 10, 1]) {
    expect(areEqual([x, 0, 0], [x + 0.9e-5, 0, 0])).toBe(true);
    expect(areEqual([x, 0, 0], [x + 2e-5, 0, 0])).toBe(false);
    expect(areEqual([x, 0, 0], [x, 2e-5 * x, 0])).toBe(false);
  }
  expect(areEqual([0.1, 0, 0], [0.1, 2e-6, 0])).toBe(false);
});

says('1000 mm from the origin, points may be 0.01 mm apart', () => {
  expect(areEqual([1000, 0, 0], [1000, 0.0099, 0])).toBe(true);
  expect(areEqual([1000, 0, 0], [1000, 0.011, 0])).toBe(false);
});

says('A list of another length silently makes [0, 0, 0].', () => {
  for (const list of [[7], [1, 2, 3, 4], []]) {
    expect(new Vector(list as unknown as [number, number]).toTuple()).toEqual([0, 0, 0]);
  }
  expect(new Vector([1, 2]).toTuple()).toEqual([1, 2, 0]);
});
