import {
  draw,
  drawCircle,
  makeBox,
  makeCylinder,
  makeEllipsoid,
  type AnyShape,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

function largest(shape: AnyShape, axis: 0 | 1 | 2, tolerance: number): number {
  const { vertices } = shape.mesh({ tolerance, angularTolerance: 30 });
  return Math.max(...vertices.filter((_, index) => index % 3 === axis));
}

says('spans −5 to 5 mm along x and reports −10 to 5 until it is meshed', () => {
  const ellipsoid = makeEllipsoid(5, 10, 15);
  const reported = (): number[] => {
    const [[low], [high]] = ellipsoid.boundingBox.bounds;
    return [low, high].map((x) => Math.round(x));
  };
  expect(reported()).toEqual([-10, 5]);
  ellipsoid.mesh({ tolerance: 0.1, angularTolerance: 0.5 });
  expect(reported()).toEqual([-5, 5]);
  expect(largest(makeEllipsoid(5, 10, 15), 0, 0.01)).toBeCloseTo(5);
});

says('take the smallest and largest vertex of Shape.mesh, to about its tolerance.', () => {
  for (const tolerance of [1, 0.1, 0.01]) {
    const turned = makeCylinder(10, 10).rotate(20, [0, 0, 0], [0, 0, 1]);
    const missing = 10 - largest(turned, 0, tolerance);
    expect(missing).toBeGreaterThan(0.003 * tolerance);
    expect(missing).toBeLessThan(tolerance);
  }
});

says('Says whether another box lies wholly outside this one.', () => {
  const at = (x: number) => makeBox([x, 0, 0], [x + 10, 10, 10]).boundingBox;
  expect([9, 10, 10.1].map((x) => at(0).isOut(at(x)))).toEqual([false, false, true]);
});

says('Around a body of revolution it may be a little too small.', () => {
  const outline = draw().cubicBezierCurveTo([20, 0], [-5, 18], [25, 18]).close();
  const vase = (outline.sketchOnPlane() as Sketch).revolve([1, 0, 0]);
  // The curve reaches from -0.564 to 20.564 mm along x.
  const [[low], [high]] = vase.boundingBox.bounds;
  expect(low).toBeGreaterThan(-0.55);
  expect(high).toBeLessThan(20.55);
  const ring = drawCircle(2).translate(8, 0).sketchOnPlane('XZ') as Sketch;
  const tilted = ring.revolve().rotate(37, [0, 0, 0], [1, 2, 3]);
  const upright = Math.cos((37 * Math.PI) / 180) * (5 / 14) + 9 / 14;
  expect(tilted.boundingBox.bounds[1][2]).toBeLessThan(8 * Math.sqrt(1 - upright ** 2) + 1.995);
});
