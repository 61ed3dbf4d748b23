import { makeBox, makeCylinder, makeSphere, measureLength } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('On a solid every edge counts twice: a 10 mm cube gives 240, not 120.', () => {
  expect(measureLength(makeBox([0, 0, 0], [10, 10, 10]))).toBeCloseTo(240);
  // A seam borders only one face, but it counts twice as well.
  expect(measureLength(makeCylinder(5, 10))).toBeCloseTo(2 * (2 * 10 * Math.PI + 10));
  expect(measureLength(makeSphere(5))).toBeCloseTo(2 * 5 * Math.PI);
});
