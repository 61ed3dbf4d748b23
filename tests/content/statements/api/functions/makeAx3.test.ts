import { makeAx2, makeAx3, type Point } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Makes a right-handed coordinate system of the kernel, in its type for either hand.', () => {
  const cases: [Point, Point?][] = [
    [
      [0, 0, -1],
      [1, 0, 0],
    ],
    [[1, 2, 3]],
    [
      [0, 1, 0],
      [-1, 0, 0],
    ],
  ];
  for (const [direction, xDirection] of cases) {
    expect(makeAx3([0, 0, 0], direction, xDirection).Direct()).toBe(true);
  }
});

says('as far as it is at a right angle to dir; along dir it throws.', () => {
  for (const make of [makeAx2, makeAx3]) {
    const x = make([0, 0, 0], [0, 0, 1], [1, 0, 5]).XDirection();
    expect([x.X(), x.Y(), x.Z()].map(toWhole)).toEqual([1, 0, 0]);
    for (const z of [1, -1]) expect(() => make([0, 0, 0], [0, 0, 1], [0, 0, z])).toThrow();
  }
});
