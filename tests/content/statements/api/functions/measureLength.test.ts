import {
  drawPointsInterpolation,
  makeBezierCurve,
  makeBox,
  makeCylinder,
  makeEllipse,
  makeSphere,
  measureLength,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('On a solid an edge between two faces counts twice: a 10 mm cube gives 240, not 120.', () => {
  expect(measureLength(makeBox([0, 0, 0], [10, 10, 10]))).toBeCloseTo(240);
  // A seam borders only one face, but it counts twice as well.
  expect(measureLength(makeCylinder(5, 10))).toBeCloseTo(2 * (2 * 10 * Math.PI + 10));
  expect(measureLength(makeSphere(5))).toBeCloseTo(2 * 5 * Math.PI);
  // Two pockets meet at an edge of 5 mm between four faces, which counts four times.
  const pockets = makeBox([0, 0, 0], [40, 40, 10])
    .cut(makeBox([0, 0, 5], [20, 20, 20]))
    .cut(makeBox([20, 20, 5], [40, 40, 20]));
  const once = pockets.edges.reduce((sum, { length }) => sum + length, 0);
  expect(measureLength(pockets) - 2 * once).toBeCloseTo(10);
});

says('On splines and ellipses the result may be several percent off.', () => {
  const zigzag = [0, 2, 4, 6, 8].map((x, i): [number, number] => [x, (i % 2) * 20]);
  const { wire } = drawPointsInterpolation(zigzag).sketchOnPlane() as Sketch;
  const points = Array.from({ length: 1001 }, (_, i) => wire.pointAt(i / 1000));
  const chords = points.slice(1).map((point, i) => point.sub(points[i]!).Length);
  const sum = chords.reduce((total, length) => total + length, 0);
  expect(measureLength(wire) / sum).toBeLessThan(0.99);
  expect(wire.length).toBeCloseTo(measureLength(wire));
  // This curve runs to and fro along x. The sum of 20,000 chords is 7.861 mm.
  const turns = [0, -8.5, 3.3, -5.2].map((x): [number, number, number] => [x, 0, 0]);
  expect(measureLength(makeBezierCurve(turns)) / 7.861).toBeLessThan(0.93);
  // The sum of 200,000 chords is 200.19 mm.
  expect(measureLength(makeEllipse(50, 1))).toBeGreaterThan(202);
});
