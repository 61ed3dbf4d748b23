import {
  measureVolume,
  sketchCircle,
  sketchHelix,
  type Plane,
  type Point,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const spring = (pitch: number, turns: number): Shape3D =>
  sketchHelix(pitch, pitch * turns, 10).sweepSketch(
    (plane: Plane, origin: Point) => sketchCircle(1.2, { plane, origin }),
    { frenet: true },
  );

says('radius goes to the middle of the wire', () => {
  const length = 2 * Math.hypot(2 * Math.PI * 10, 6);
  expect(measureVolume(spring(6, 2)) / (Math.PI * 1.2 ** 2 * length)).toBeCloseTo(1, 2);
});
