import { draw, drawCircle, drawEllipse, drawPointsInterpolation, drawRectangle } from 'replicad';
import type { Drawing } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const points: [number, number][] = [
  [0, 0],
  [5, 9],
  [10, 4],
  [15, 9],
  [20, 0],
];
const swapped = points.map(([x, y]): [number, number] => [y, x]);

/** Largest distance between the box and the curves, in mm. */
function loosenessOf(drawing: Drawing): number {
  const samples = drawing.blueprint.curves.flatMap((curve) => {
    const { firstParameter: start, lastParameter: end } = curve;
    return Array.from({ length: 1001 }, (_, i) => curve.value(start + ((end - start) * i) / 1000));
  });
  const [min, max] = drawing.boundingBox.bounds;
  return Math.max(
    ...([0, 1] as const).flatMap((axis) => {
      const places = samples.map((point) => point[axis]);
      return [Math.min(...places) - min[axis], max[axis] - Math.max(...places)];
    }),
  );
}

says('It fits lines, arcs and ellipses.', () => {
  for (const drawing of [
    drawRectangle(10, 7).rotate(20),
    drawCircle(10),
    drawEllipse(10, 5).rotate(30),
    draw().threePointsArcTo([20, 5], [3, 7]).close(),
    draw().sagittaArc(20, 0, 3).close(),
  ]) {
    expect(loosenessOf(drawing)).toBeLessThan(0.001);
  }
});

says('Around a Bézier curve it holds the control points', () => {
  const upright = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const lying = draw().cubicBezierCurveTo([0, 20], [20, 0], [20, 20]).close();
  const flat = draw().quadraticBezierCurveTo([20, 0], [10, 20]).close();
  const sizes = [upright, lying, flat].map(({ boundingBox: { width, height } }) => [width, height]);
  for (const size of sizes.flat()) expect(size).toBeCloseTo(20, 4);
  expect(loosenessOf(upright)).toBeCloseTo(5, 3);
  expect(loosenessOf(lying)).toBeCloseTo(5, 3);
  expect(loosenessOf(flat)).toBeCloseTo(10, 3);
});

says('around a spline it is loose, too: often some mm too large', () => {
  for (const through of [points, swapped, points.slice(0, 4)]) {
    expect(loosenessOf(drawPointsInterpolation(through))).toBeGreaterThan(1);
  }
  expect(loosenessOf(drawEllipse(20, 10).offset(2))).toBeGreaterThan(0);
});

says('extrude the drawing and take the smallest and largest vertex of Shape.mesh', () => {
  const curve = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const solid = curve.sketchOnPlane('XY').extrude(1);
  const { vertices } = solid.mesh({ tolerance: 0.001, angularTolerance: 0.1 });
  const heights = vertices.filter((_, index) => index % 3 === 1);
  expect(Math.max(...heights)).toBeCloseTo(15, 2);
});
