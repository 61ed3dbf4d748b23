import { DEG2RAD, makeCircle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('and the tolerance of Shape.meshEdges.', () => {
  const segments = (tolerance: number, angularTolerance: number) =>
    makeCircle(10).meshEdges({ tolerance, angularTolerance }).lines.length / 6;
  for (const angle of [30, 10, 5]) {
    expect(Math.abs(segments(angle * DEG2RAD, 100) - 360 / angle)).toBeLessThan(2);
  }
  // The option `angularTolerance` is a distance here, and not an angle.
  expect(segments(100, 0.1)).toBeLessThan(0.5 * (360 / (0.1 / DEG2RAD)));
});
