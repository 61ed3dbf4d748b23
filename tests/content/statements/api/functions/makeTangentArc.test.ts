import { makeTangentArc, type Point } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('its length does not count.', () => {
  const arc = (direction: Point) => makeTangentArc([0, 0, 0], direction, [10, 0, 0]);
  for (const length of [1e-9, 1, 7]) {
    expect(arc([0, length, 0]).length).toBeCloseTo(5 * Math.PI);
  }
  for (const x of [0, 1, -1]) expect(() => arc([x, 0, 0])).toThrow();
});
