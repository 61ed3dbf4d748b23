import {
  drawPointsInterpolation,
  makeVertex,
  measureDistanceBetween,
  type Drawing,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the largest distance in mm from the points to the curve drawn through them. */
function missOf(points: [number, number][]): number {
  const { wire } = drawPointsInterpolation(points).sketchOnPlane() as Sketch;
  return Math.max(...points.map(([x, y]) => measureDistanceBetween(wire, makeVertex([x, y, 0]))));
}

/** Returns the largest distance in mm of a curve from the x axis. */
function heightOf({ blueprint }: Drawing): number {
  const [curve] = blueprint.curves;
  const { firstParameter: first, lastParameter: last } = curve!;
  const shares = Array.from({ length: 1000 }, (_, i) => i / 1000);
  return Math.max(...shares.map((t) => Math.abs(curve!.value(first + t * (last - first))[1])));
}

says('It may miss the points of a zigzag, and stray far between them', () => {
  const zigzag = (height: number) =>
    missOf(
      Array.from({ length: 100 }, (_, i): [number, number] => [i * (height / 5), (i % 2) * height]),
    );
  for (const height of [5, 50]) expect(zigzag(height)).toBeGreaterThan(height / 10);
  const steps = Array.from({ length: 60 }, (_, i) => i);
  const wave = steps.map((i): [number, number] => [i * 1.7, 10 * Math.sin(i * 0.6)]);
  expect(missOf(wave)).toBeLessThan(0.001);
  expect(heightOf(drawPointsInterpolation(wave))).toBeGreaterThan(20);
});
