import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridStep } from './grid';

it('divides any length into 6 to 16 round steps', () => {
  expect([gridStep(70), gridStep(0.9), gridStep(1600), gridStep(17)]).toEqual([5, 0.1, 100, 2]);
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e5, noNaN: true }), (length) => {
      const steps = length / gridStep(length);
      expect(steps).toBeLessThanOrEqual(16.001);
      expect(steps).toBeGreaterThan(6);
      expect(gridStep(length).toExponential()[0]).toMatch(/[125]/);
    }),
  );
});
