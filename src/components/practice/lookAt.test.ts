import { expect, it } from 'vitest';
import { directionOf } from './lookAt';

// Requirement 15.15.
it('a face is seen from its outside', () => {
  const right = Float32Array.of(5, 0, 0, 5, 4, 0, 5, 0, 4);
  expect(directionOf(right)).toEqual({ azimuth: 0, elevation: 0 });
  const back = Float32Array.of(0, 5, 0, 0, 5, 4, 4, 5, 0);
  expect(directionOf(back).azimuth).toBeCloseTo(90);
});

it('the largest of several triangles decides', () => {
  const small = [0, 0, 0, -1, 0, 0, 0, 0, 1];
  const large = [0, 5, 0, 0, 5, 4, 4, 5, 0];
  expect(directionOf(Float32Array.from([...small, ...large, ...small])).azimuth).toBeCloseTo(90);
});

it('a face below is seen at an angle', () => {
  const below = Float32Array.of(0, 0, 0, 0, 4, 0, 4, 0, 0);
  expect(directionOf(below).elevation).toBe(-70);
});
