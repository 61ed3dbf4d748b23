import { DEG2RAD, drawCircle, makeCircle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Most other angles are in degrees.', () => {
  const [x, y] = drawCircle(1).translate(9, 0).rotate(90).boundingBox.center;
  expect([x, y]).toEqual([expect.closeTo(0, 6), expect.closeTo(9, 6)]);
  // An exception: the angle of `meshEdges` is in radians.
  const segments = (tolerance: number, angularTolerance: number) =>
    makeCircle(10).meshEdges({ tolerance, angularTolerance }).lines.length / 6;
  for (const angle of [30, 10, 5]) {
    expect(Math.abs(segments(angle * DEG2RAD, 100) - 360 / angle)).toBeLessThan(2);
  }
  // `meshEdges` passes its options to the kernel in swapped order: `tolerance` is the angle in radians,
  // `angularTolerance` the distance in mm.
  expect(segments(100, 0.1)).toBeLessThan(0.5 * (360 / (0.1 / DEG2RAD)));
});
