import { drawParametricFunction, drawPointsInterpolation } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In drawings it throws a number at the default degMax: set 5 or more.', () => {
  const points: [number, number][] = [
    [0, 0],
    [10, 5],
    [20, 0],
    [30, 4],
  ];
  const smoothing: [number, number, number] = [1, 1, 1];
  const missedBy = (options: { tolerance?: number; degMax?: number }): number => {
    const [x, y] = drawPointsInterpolation(points, { smoothing, ...options }).blueprint.lastPoint;
    return Math.hypot(x - 30, y - 4);
  };
  for (const tolerance of [0.001, 1, 3]) expect(() => missedBy({ tolerance })).toThrow();
  expect(() => missedBy({ degMax: 4 })).toThrow();
  for (const degMax of [5, 6, 8]) expect(missedBy({ degMax })).toBeLessThan(0.001);
  expect(missedBy({ degMax: 6, tolerance: 1 })).toBeGreaterThan(0.1);
  expect(missedBy({ degMax: 6, tolerance: 3 })).toBeGreaterThan(0.5);
});

says('Drawing.toSVG converts higher ones.', () => {
  const wave = drawParametricFunction(
    (t) => [20 * t, 5 * Math.sin(6 * t)],
    { pointsCount: 30 },
    { degMax: 6 },
  );
  expect(wave.toSVG()).toMatch(/C [-\d. ]+ [-\d. ]+/);
});
