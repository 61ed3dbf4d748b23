import { drawPolysides, polysideInnerRadius } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the distance in mm from the origin to the nearest of sampled points of the outline. */
function nearest(sagitta: number): number {
  const distances = drawPolysides(40, 12, sagitta).blueprint.curves.flatMap((curve) =>
    Array.from({ length: 21 }, (_, step) => {
      const span = curve.lastParameter - curve.firstParameter;
      return Math.hypot(...curve.value(curve.firstParameter + (span * step) / 20));
    }),
  );
  return Math.min(...distances);
}

says('with the sign of sketchPolysides', () => {
  expect(nearest(2)).toBeCloseTo(polysideInnerRadius(40, 12, -2));
  expect(nearest(0)).toBeCloseTo(polysideInnerRadius(40, 12));
  expect(nearest(-2)).toBeGreaterThan(polysideInnerRadius(40, 12, 2));
});
