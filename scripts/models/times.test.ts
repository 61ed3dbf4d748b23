import { describe, expect, it } from 'vitest';
import { compare, median, row } from './times';

describe('the figures of the benchmark', () => {
  it('take the middle of several, or the mean of the two in the middle', () => {
    expect(median([9, 1, 100])).toBe(9);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('set the medians of site and bare kernel in relation, not single runs', () => {
    const pairs = [
      { site: 110, bare: 100 },
      { site: 130, bare: 100 },
      { site: 120, bare: 900 },
    ];
    expect(compare(pairs)).toEqual({ site: 120, bare: 100, ratio: 1.2 });
  });

  it('stand below each other', () => {
    expect(row('a', ['1', '22'])).toHaveLength(row('longer', ['333', '4']).length);
  });
});
