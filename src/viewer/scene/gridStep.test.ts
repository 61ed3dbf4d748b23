import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatStep, gridPositions, gridStep } from './gridStep';

const anyNumber = fc.double({ noNaN: false, noDefaultInfinity: false });

describe('the step of a grid', () => {
  it('divides any length into 6 to 16 round steps', () => {
    expect([gridStep(70), gridStep(0.9), gridStep(1600), gridStep(17)]).toEqual([5, 0.1, 100, 2]);
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e15, noNaN: true }), (length) => {
        const steps = length / gridStep(length);
        expect(steps).toBeLessThanOrEqual(16.001);
        expect(steps).toBeGreaterThan(6);
        expect(gridStep(length).toExponential()[0]).toMatch(/[125]/);
      }),
    );
  });

  it('is positive and finite even for invalid lengths', () => {
    fc.assert(
      fc.property(anyNumber, (length) => {
        expect(gridStep(length)).toBeGreaterThan(0);
        expect(gridStep(length)).toBeLessThan(Infinity);
      }),
    );
  });

  it('is never formatted as zero', () => {
    expect([0.00005, 0.1, 5, 500_000].map(formatStep)).toEqual([
      '0.00005 mm',
      '0.1 mm',
      '5 mm',
      '500000 mm',
    ]);
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e15, noNaN: true }), (length) => {
        expect(Number.parseFloat(formatStep(gridStep(length)))).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the lines of a grid', () => {
  it('are at multiples of the step', () => {
    expect(gridPositions(-7, 20, 5)).toEqual([-5, 0, 5, 10]);
    expect(gridPositions(0, 4, 5)).toEqual([0]);
    expect(gridPositions(1, 3, 5)).toEqual([]);
  });

  it('are at most 256 for any start, length and step', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (start, length, step) => {
        expect(gridPositions(start, length, step).length).toBeLessThanOrEqual(256);
      }),
    );
  });

  it('are distinct and within the frame even far from the origin', () => {
    const place = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const length = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(place, length, (start, width) => {
        const lines = gridPositions(start, width, gridStep(width));
        expect(lines.length).toBeGreaterThanOrEqual(5);
        expect(new Set(lines).size).toBe(lines.length);
        expect(Math.min(...lines)).toBeGreaterThan(start - width * 1e-6);
        expect(Math.max(...lines)).toBeLessThan(start + width * (1 + 1e-6));
      }),
    );
  });
});
