import {
  makeBaseBox,
  makeBSplineApproximation,
  makeSphere,
  makeVertex,
  measureDistanceBetween,
} from 'replicad';
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

says('Some exceptions are below.', () => {
  // A point on a zigzag, which is not one of the exceptions of the page.
  const zigzag = makeBSplineApproximation([
    [8, 0, 1],
    [5, 10, 7],
    [0, 2, 8],
    [8, 7, 8],
    [4, 0, 2],
  ]);
  expect(measureDistanceBetween(zigzag, makeVertex(zigzag.pointAt(0.7)))).toBeGreaterThan(3);
});
