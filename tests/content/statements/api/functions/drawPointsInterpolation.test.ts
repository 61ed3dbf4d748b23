import { drawPointsInterpolation, makeVertex, measureDistanceBetween, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/**
 * Returns the largest distance in mm from points of a sine wave to the curve drawn through them. With large steps,
 * the wave is a zigzag.
 */
function missOf(count: number, step: number): number {
  const points = Array.from({ length: count }, (_, i): [number, number] => [
    i,
    5 * Math.sin(i * step),
  ]);
  const { wire } = drawPointsInterpolation(points).sketchOnPlane() as Sketch;
  return Math.max(...points.map(([x, y]) => measureDistanceBetween(wire, makeVertex([x, y, 0]))));
}

says('Points in a zigzag may be missed by some tenths of a mm.', () => {
  for (const count of [20, 100, 200]) expect(missOf(count, 2)).toBeGreaterThan(0.2);
  for (const count of [20, 50, 100]) expect(missOf(count, 0.3)).toBeLessThan(0.001);
});
