import { describe, expect, it } from 'vitest';
import { compare, comparison, median, percentile, row } from './figures';

describe('the figures of the benchmarks', () => {
  it('take the middle of several, or the mean of the two in the middle', () => {
    expect(median([9, 1, 100])).toBe(9);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('name what nearly all stay below, and with few values the slowest of them', () => {
    const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile([10, 9, 100], 0.95)).toBe(100);
    expect(percentile([7], 0)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });

  it('set the medians of both sides in relation, not single runs', () => {
    const pairs = [
      { ours: 110, theirs: 100 },
      { ours: 130, theirs: 100 },
      { ours: 120, theirs: 900 },
    ];
    expect(compare(pairs)).toEqual({ ours: 120, theirs: 100, ratio: 1.2 });
    const slowest = compare(pairs, (values) => percentile(values, 0.95));
    expect(comparison(slowest)).toEqual(['130 ms', '900 ms', '0.14']);
  });

  it('stand below each other', () => {
    expect(row('a', ['1', '22'])).toHaveLength(row('longer', ['333', '4']).length);
    expect(row('a', ['1', '2'], 9)).toHaveLength(34 + 2 * 9);
  });
});
