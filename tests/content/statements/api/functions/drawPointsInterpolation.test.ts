import { drawPointsInterpolation, makeVertex, measureDistanceBetween, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the largest distance in mm from the points to the curve drawn through them. */
function missOf(points: [number, number][]): number {
  const { wire } = drawPointsInterpolation(points).sketchOnPlane() as Sketch;
  return Math.max(...points.map(([x, y]) => measureDistanceBetween(wire, makeVertex([x, y, 0]))));
}

says('It may miss the points of a zigzag.', () => {
  const zigzag = (height: number) =>
    missOf(
      Array.from({ length: 100 }, (_, i): [number, number] => [i * (height / 5), (i % 2) * height]),
    );
  for (const height of [5, 50]) expect(zigzag(height)).toBeGreaterThan(height / 10);
  const wave = Array.from({ length: 50 }, (_, i): [number, number] => [i, 5 * Math.sin(i * 0.3)]);
  expect(missOf(wave)).toBeLessThan(0.001);
});
