import {
  measureVolume,
  sketchCircle,
  sketchHelix,
  type Plane,
  type Point,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

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

says(
  'the first number goes across the upright axis and the second one nearly along it',
  async () => {
    const { facts } = await runChanged('recipes/spring/strip', { width: 6, thickness: 1.6 });
    // The middle of the wire is 10 mm from the axis, and the spring rises by 24 mm.
    expect(facts.box.max[0]).toBeCloseTo(13, 1);
    expect(facts.box.max[2] - facts.box.min[2]).toBeCloseTo(25.6, 1);
  },
);
