import {
  drawPointsInterpolation,
  makeBSplineApproximation,
  makeVertex,
  measureDistanceBetween,
  sketchParametricFunction,
  type BSplineApproximationConfig,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In drawings it throws a number at the default degMax: try 5.', () => {
  const points: [number, number][] = [
    [0, 0],
    [10, 5],
    [20, 0],
    [30, 4],
  ];
  const draws = (options: { tolerance?: number; degMax?: number }) => () =>
    drawPointsInterpolation(points, { smoothing: [1, 1, 1], ...options });
  for (const tolerance of [0.001, 1, 3]) expect(draws({ tolerance })).toThrow();
  for (const degMax of [4, 15]) expect(draws({ degMax })).toThrow();
  expect(draws({ degMax: 5 })).not.toThrow();
  // Other weights throw at a degree of 5, too.
  const noisy = Array.from({ length: 40 }, (_, x): [number, number] => [
    x,
    3 * Math.sin(0.7 * x) + (x % 3),
  ]);
  const drawsNoisy = (smoothing: [number, number, number]) => () =>
    drawPointsInterpolation(noisy, { smoothing, tolerance: 1, degMax: 5 });
  expect(drawsNoisy([1, 1, 1])).not.toThrow();
  expect(drawsNoisy([1, 2, 3])).toThrow();
  // A high degree does not throw, but its curve leaves the points.
  const wave = Array.from({ length: 9 }, (_, x): [number, number] => [x, Math.sin(x)]);
  const heightAt = (degMax: number) =>
    drawPointsInterpolation(wave, { smoothing: [1, 1, 1], degMax }).boundingBox.height;
  expect(heightAt(5)).toBeLessThan(2.5);
  expect(heightAt(14)).toBeGreaterThan(20);
});

says('Default: 3 in drawings, else 6.', () => {
  const wave = (x: number): [number, number] => [10 * x, Math.sin(6 * x)];
  // Smoothing needs a degree of at least 5.
  const sketches = (degree: { degMax?: number }) => () =>
    sketchParametricFunction(wave, {}, { pointsCount: 20 }, { smoothing: [1, 1, 1], ...degree });
  expect(sketches({})).not.toThrow();
  expect(sketches({ degMax: 3 })).toThrow();
});

const zigzag = Array.from({ length: 12 }, (_, index): [number, number] => [
  5 * index,
  10 * (index % 2),
]);

says('The curve and its ends may miss the points by more than tolerance.', () => {
  const missesAt = (options: BSplineApproximationConfig): readonly number[] => {
    const curve = makeBSplineApproximation(zigzag, options);
    const ends = drawPointsInterpolation(zigzag, { degMax: 6, ...options }).blueprint;
    return [
      ...zigzag.map((point) => measureDistanceBetween(curve, makeVertex(point))),
      Math.hypot(...ends.firstPoint),
      Math.hypot(curve.startPoint.x, curve.startPoint.y),
    ];
  };
  const smooth = missesAt({ smoothing: [1, 1, 1], tolerance: 0.001 });
  expect(Math.max(...smooth)).toBeGreaterThan(5);
  for (const end of smooth.slice(-2)) expect(end).toBeGreaterThan(0.5);
  expect(Math.max(...missesAt({ tolerance: 0.001 }))).toBeLessThan(0.001);
});

says('A zigzag may be missed by more.', () => {
  const missOf = (rise: (index: number) => number): number => {
    const points = Array.from({ length: 100 }, (_, i): [number, number] => [i, rise(i)]);
    const { wire } = drawPointsInterpolation(points, {
      tolerance: 0.001,
    }).sketchOnPlane() as Sketch;
    return Math.max(...points.map(([x, y]) => measureDistanceBetween(wire, makeVertex([x, y, 0]))));
  };
  expect(missOf((index) => 5 * (index % 2))).toBeGreaterThan(0.5);
  expect(missOf((index) => 5 * Math.sin(index * 0.3))).toBeLessThan(0.001);
});

says('Lowest degree to aim for, without smoothing; the curve may have a lower one.', () => {
  const degreeFor = (degMin: number, degMax: number): number => {
    const { wrapped } = makeBSplineApproximation(zigzag, { degMin, degMax }).curve;
    return (wrapped as typeof wrapped & { Degree(): number }).Degree();
  };
  expect(degreeFor(2, 2)).toBe(2);
  expect(degreeFor(5, 6)).toBe(5);
  for (const degree of [4, 6]) expect(degreeFor(degree, degree)).toBe(3);
});

says('Highest degree of the curve, without smoothing.', () => {
  const degreeFor = (options: BSplineApproximationConfig): number => {
    const { wrapped } = makeBSplineApproximation(zigzag, options).curve;
    return (wrapped as typeof wrapped & { Degree(): number }).Degree();
  };
  for (const degMax of [1, 2, 3, 4, 6, 8, 14])
    expect(degreeFor({ degMax })).toBeLessThanOrEqual(degMax);
  expect(degreeFor({ degMax: 1, smoothing: [1, 1, 1] })).toBeGreaterThan(1);
});
