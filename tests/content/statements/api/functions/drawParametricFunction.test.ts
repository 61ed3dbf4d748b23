import { drawParametricFunction, makeVertex, measureDistanceBetween, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the largest distance in mm from the sampled points to the curve. */
function missOf(width: number, pointsCount: number, heightAt: (t: number) => number): number {
  const points: [number, number][] = [];
  const { wire } = drawParametricFunction(
    (t) => {
      points.push([width * t, heightAt(t)]);
      return [width * t, heightAt(t)];
    },
    { pointsCount },
  ).sketchOnPlane() as Sketch;
  return Math.max(...points.map(([x, y]) => measureDistanceBetween(wire, makeVertex([x, y, 0]))));
}

says('stray far between them', () => {
  const wave = drawParametricFunction((t) => [100 * t, 10 * Math.sin(33 * t)], { pointsCount: 60 });
  const [curve] = wave.blueprint.curves;
  const { firstParameter: first, lastParameter: last } = curve!;
  const shares = Array.from({ length: 1000 }, (_, i) => i / 1000);
  const heights = shares.map((t) => Math.abs(curve!.value(first + t * (last - first))[1]));
  expect(Math.max(...heights)).toBeGreaterThan(20);
});

says('It may miss those of a zigzag', () => {
  for (const height of [1, 10]) {
    const zigzag = missOf(20 * height, 100, (t) => (Math.round(t * 100) % 2) * height);
    expect(zigzag).toBeGreaterThan(height / 10);
    for (const count of [20, 100]) {
      expect(missOf(20, count, (t) => (t < 0.5 ? 0 : height))).toBeLessThan(0.001);
    }
  }
});
