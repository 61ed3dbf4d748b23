import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/modeling/node';
import { compareFacts, type ReviewedFacts } from './facts';

const box: Facts = {
  kind: 'solid',
  volume: 1000,
  area: 600,
  box: { min: [0, 0, 0], max: [10, 10, 10] },
  faces: 6,
  edges: 12,
  triangles: 12,
  valid: true,
  parts: 1,
};

describe('the facts of models', () => {
  it('count as equal after a rebuild on another machine', () => {
    expect(compareFacts({ a: box }, { a: { ...box, volume: 1000.05 } })).toEqual([]);
  });

  it('tolerate one more triangle in a print check, but not a missing face', () => {
    const printed = (area: number): Record<string, ReviewedFacts> => ({
      a: { ...box, print: { down: '-z', findings: [{ kind: 'overhang', places: 3, area }] } },
    });
    expect(compareFacts(printed(945.5), printed(943.1))).toEqual([]);
    expect(compareFacts(printed(945.5), printed(930))).toHaveLength(1);
  });

  // Requirement 10.3.
  it('list a changed number with its old and its new value', () => {
    expect(compareFacts({ a: box }, { a: { ...box, volume: 980, faces: 7 } })).toEqual([
      'a: volume 1000 → 980, faces 6 → 7',
    ]);
  });

  // Requirement 10.3.
  it.each([
    ['volume', { volume: 990 }],
    ['area', { area: 612 }],
    ['box', { box: { min: [0, 0, 0], max: [10, 10, 12] } }],
    ['faces', { faces: 7 }],
    ['edges', { edges: 13 }],
    ['valid', { valid: false }],
    ['triangles', { triangles: 14 }],
  ] satisfies [string, Partial<Facts>][])('list a model with a changed %s', (fact, changed) => {
    expect(compareFacts({ a: box }, { a: { ...box, ...changed } })).toEqual([
      expect.stringMatching(new RegExp(`^a: ${fact} .* → `)),
    ]);
  });

  it('list models that were added or removed', () => {
    expect(compareFacts({ old: box }, { young: box })).toEqual(['old is gone', 'young is new']);
  });
});
