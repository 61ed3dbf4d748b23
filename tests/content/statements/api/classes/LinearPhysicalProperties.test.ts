import {
  makeBox,
  makeCylinder,
  makeLine,
  makeSphere,
  measureShapeLinearProperties,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An edge between two faces counts twice, and so does the seam of a round face.', () => {
  const lengths = [
    makeBox([0, 0, 0], [10, 10, 10]),
    makeCylinder(1, 10),
    makeLine([0, 0, 0], [3, 4, 0]),
  ].map((shape) => measureShapeLinearProperties(shape).length);
  expect(lengths[0]).toBeCloseTo(2 * 120);
  // Each edge counts once per adjacent face, so both rims and the seam count twice.
  expect(lengths[1]).toBeCloseTo(2 * (4 * Math.PI + 10));
  expect(measureShapeLinearProperties(makeSphere(5)).length).toBeCloseTo(2 * (5 * Math.PI));
  expect(lengths[2]).toBeCloseTo(5);
});
