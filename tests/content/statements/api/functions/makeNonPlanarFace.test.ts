import {
  assembleWire,
  makeLine,
  makeNonPlanarFace,
  makeThreePointArc,
  measureArea,
  type Point,
  type Wire,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('The face may bulge far beyond the wire, without an error. Check its area.', () => {
  // All wires are at most 1 mm high and enclose less than 80 mm².
  const heightOf = (corners: number): number => {
    const corner = (index: number): Point => {
      const angle = (index * 2 * Math.PI) / corners;
      return [5 * Math.cos(angle), 5 * Math.sin(angle), index % 2];
    };
    const edges = Array.from({ length: corners }, (_, index) =>
      makeLine(corner(index), corner((index + 1) % corners)),
    );
    return makeNonPlanarFace(assembleWire(edges)).boundingBox.depth;
  };
  for (const corners of [4, 8]) expect(heightOf(corners)).toBeLessThan(4);
  expect(heightOf(16)).toBeGreaterThan(30);
  for (const height of [0.1, 1]) {
    const ring = assembleWire([
      makeThreePointArc([-5, 0, 0], [0, 5, height], [5, 0, 0]),
      makeThreePointArc([5, 0, 0], [0, -5, height], [-5, 0, 0]),
    ]);
    const face = makeNonPlanarFace(ring);
    expect(isValid(face)).toBe(true);
    expect(measureArea(face)).toBeGreaterThan(400);
  }
});

says('the wire is a single straight line', () => {
  const wire = (...points: Point[]): Wire =>
    assembleWire(points.slice(1).map((end, index) => makeLine(points[index]!, end)));
  expect(() => makeNonPlanarFace(wire([0, 0, 0], [10, 0, 0]))).toThrow();
  // An open wire encloses nothing either, and makes a broken face.
  expect(isValid(makeNonPlanarFace(wire([0, 0, 0], [10, 0, 0], [10, 10, 5])))).toBe(false);
});
