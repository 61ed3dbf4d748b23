import { assembleWire, makeLine, makeNonPlanarFace, type Point, type Wire } from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the wire is a single straight line', () => {
  const wire = (...points: Point[]): Wire =>
    assembleWire(points.slice(1).map((end, index) => makeLine(points[index]!, end)));
  expect(() => makeNonPlanarFace(wire([0, 0, 0], [10, 0, 0]))).toThrow();
  // An open wire encloses nothing either, and makes a broken face.
  expect(isValid(makeNonPlanarFace(wire([0, 0, 0], [10, 0, 0], [10, 10, 5])))).toBe(false);
});
