import { expect, it } from 'vitest';
import { boxOf, cross, minus, toThousandths, unit } from './vectors';

it('the cross product of two axes is the third', () => {
  expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
  expect(cross([0, 1, 0], [1, 0, 0])).toEqual([0, 0, -1]);
});

it('a unit vector keeps its direction', () => {
  expect(unit(minus([4, 0, 5], [1, 0, 1]))).toEqual([0.6, 0, 0.8]);
});

it('boxOf encloses the points of all its arguments', () => {
  const box = boxOf(Float32Array.of(1, 2, 3, -1, 5, 3), Float32Array.of(0, 0, 9));
  expect(box).toEqual({ min: [-1, 0, 3], max: [1, 5, 9] });
  expect(boxOf().min).toEqual([Infinity, Infinity, Infinity]);
});

it('toThousandths rounds to three decimals and never returns -0', () => {
  expect(Object.is(toThousandths(-0.0001), 0)).toBe(true);
  expect(toThousandths(12.34567)).toBe(12.346);
});
