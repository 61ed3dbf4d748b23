import { expect, it } from 'vitest';
import { boxOf, cross, subtract, roundToThousandths, normalize, uniteBoxes } from './vectors';

it('the cross product of two axes is the third', () => {
  expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
  expect(cross([0, 1, 0], [1, 0, 0])).toEqual([0, 0, -1]);
});

it('a unit vector keeps its direction', () => {
  expect(normalize(subtract([4, 0, 5], [1, 0, 1]))).toEqual([0.6, 0, 0.8]);
});

it('boxOf encloses the points of all its arguments', () => {
  const box = boxOf(Float32Array.of(1, 2, 3, -1, 5, 3), Float32Array.of(0, 0, 9));
  expect(box).toEqual({ min: [-1, 0, 3], max: [1, 5, 9] });
  expect(boxOf().min).toEqual([Infinity, Infinity, Infinity]);
});

it('roundToThousandths rounds to three decimals and never returns -0', () => {
  expect(Object.is(roundToThousandths(-0.0001), 0)).toBe(true);
  expect(roundToThousandths(12.34567)).toBe(12.346);
});

it('uniteBoxes returns the box around all boxes', () => {
  const boxes = [
    { min: [0, 0, 0], max: [60, 40, 20] },
    { min: [-5, 10, 10], max: [0, 90, 12] },
  ] as const;
  expect(uniteBoxes(boxes)).toEqual({ min: [-5, 0, 0], max: [60, 90, 20] });
});
