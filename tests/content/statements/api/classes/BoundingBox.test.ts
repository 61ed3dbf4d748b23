import { makeBox, makeCylinder, makeEllipsoid, type AnyShape } from 'replicad';
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
