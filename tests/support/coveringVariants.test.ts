import { describe, expect, it } from 'vitest';
import { coveringVariants } from './coveringVariants';

const aspects = { mode: ['embedded', 'http'], width: [1400, 768, 390] } as const;

describe('the variants of a test', () => {
  it('are the usual one where it depends on nothing', () => {
    expect(coveringVariants(aspects, [], false)).toEqual([{ mode: 'embedded', width: 1400 }]);
  });

  it('have each value of an aspect that it depends on, and the usual one of the others', () => {
    expect(coveringVariants(aspects, ['mode'], false)).toEqual([
      { mode: 'embedded', width: 1400 },
      { mode: 'http', width: 1400 },
    ]);
    const both = coveringVariants(aspects, ['mode', 'width'], false);
    expect(both).toHaveLength(3);
    expect(new Set(both.map(({ mode }) => mode))).toEqual(new Set(aspects.mode));
    expect(new Set(both.map(({ width }) => width))).toEqual(new Set(aspects.width));
  });

  it('are all combinations in full', () => {
    const all = coveringVariants(aspects, [], true).map(({ mode, width }) => `${mode} ${width}`);
    expect(new Set(all).size).toBe(6);
  });
});
