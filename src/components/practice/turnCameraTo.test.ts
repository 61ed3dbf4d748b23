import { expect, it } from 'vitest';
import { directionToLargestTriangle } from './turnCameraTo';

// Requirement 15.15.
it('the camera looks at a face from the outside', () => {
  const right = Float32Array.of(5, 0, 0, 5, 4, 0, 5, 0, 4);
  expect(directionToLargestTriangle(right)).toEqual({ azimuth: 0, elevation: 0 });
  const back = Float32Array.of(0, 5, 0, 0, 5, 4, 4, 5, 0);
  expect(directionToLargestTriangle(back).azimuth).toBeCloseTo(90);
});

it('the camera turns to the largest of several triangles', () => {
  const small = [0, 0, 0, -1, 0, 0, 0, 0, 1];
  const large = [0, 5, 0, 0, 5, 4, 4, 5, 0];
  expect(
    directionToLargestTriangle(Float32Array.from([...small, ...large, ...small])).azimuth,
  ).toBeCloseTo(90);
});

it('the camera looks at a bottom face at an angle', () => {
  const below = Float32Array.of(0, 0, 0, 0, 4, 0, 4, 0, 0);
  expect(directionToLargestTriangle(below).elevation).toBe(-70);
});
