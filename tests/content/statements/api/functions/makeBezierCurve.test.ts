import { makeBezierCurve, type Point } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const points = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => [index, index % 2, 0]);

says('2 to 26 in all.', () => {
  for (const count of [2, 3, 25, 26]) {
    expect(makeBezierCurve(points(count)).endPoint.x).toBeCloseTo(count - 1, 3);
  }
  for (const count of [1, 27, 40]) expect(() => makeBezierCurve(points(count))).toThrow();
});
