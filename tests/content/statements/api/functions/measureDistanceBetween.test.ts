import { makeBaseBox, makeSphere, measureDistanceBetween } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('about 0 if they touch or overlap', () => {
  const ball = () => makeSphere(5);
  // Rounding leaves 1.8e-15 mm between the balls that touch.
  for (const x of [0, 9, 10]) {
    expect(measureDistanceBetween(ball(), ball().translateX(x))).toBeCloseTo(0, 9);
  }
  expect(measureDistanceBetween(makeBaseBox(20, 20, 20), makeSphere(2).translateZ(10))).toBe(0);
  expect(measureDistanceBetween(ball(), ball().translateX(10.001))).toBeCloseTo(0.001, 9);
});
