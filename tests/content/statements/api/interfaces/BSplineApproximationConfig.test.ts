import { drawParametricFunction, drawPointsInterpolation } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In drawings it throws a number unless tolerance and degMax are raised', () => {
  const points: [number, number][] = [
    [0, 0],
    [10, 5],
    [20, 0],
    [30, 4],
  ];
  const smoothing: [number, number, number] = [1, 1, 1];
  expect(() => drawPointsInterpolation(points, { smoothing })).toThrow();
  const calm = drawPointsInterpolation(points, { smoothing, tolerance: 1, degMax: 6 });
  const [x, y] = calm.blueprint.lastPoint;
  expect(Math.hypot(x - 30, y - 4)).toBeGreaterThan(0.1);
});

says('Drawing.toSVG converts higher ones.', () => {
  const wave = drawParametricFunction(
    (t) => [20 * t, 5 * Math.sin(6 * t)],
    { pointsCount: 30 },
    { degMax: 6 },
  );
  expect(wave.toSVG()).toMatch(/C [-\d. ]+ [-\d. ]+/);
});
