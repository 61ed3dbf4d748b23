import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../modeling';
import { formatFact, factsLine } from './facts';

const solid: Facts = {
  kind: 'solid',
  volume: 39_269.908,
  area: 7853.98,
  box: { min: [-30, -20, 0], max: [30, 20, 25.4] },
  faces: 14,
  edges: 36,
  triangles: 1234,
  valid: true,
  parts: 1,
};

const drawing: Facts = {
  kind: 'drawing',
  area: 8.6602,
  box: { min: [0, 0, 0], max: [10, 0.5, 0] },
  valid: true,
  parts: 1,
};

describe('the facts of a model', () => {
  it.each([
    ['volume', '39,270 mm³'],
    ['area', '7,854 mm²'],
    ['size', '60 × 40 × 25.4 mm'],
    ['width', '60 mm'],
    ['height', '25.4 mm'],
    ['faces', '14'],
    ['triangles', '1,234'],
  ] as const)('include the %s of a solid', (name, words) => {
    expect(formatFact({ name: 'test/box', facts: solid }, name)).toBe(words);
  });

  it.each([
    [19.915, '19.92 mm²'],
    [-0.001, '0 mm²'],
    [8.5, '8.5 mm²'],
    [999.95, '1,000 mm²'],
    [1_234_567.8, '1,234,568 mm²'],
    [-12_345.6, '-12,346 mm²'],
  ])('are rounded, for example an area of %s', (area, words) => {
    const facts: Facts = { ...drawing, area };
    expect(formatFact({ name: 'test/disc', facts }, 'area')).toBe(words);
  });

  it('say that a failed model without parts has no shape', () => {
    const nothing: Facts = {
      kind: 'drawing',
      box: { min: [0, 0, 0], max: [0, 0, 0] },
      valid: false,
      parts: 0,
    };
    expect(factsLine(nothing)).toEqual([{ label: 'Shape', text: 'none' }]);
  });

  it('contain two dimensions for a drawing', () => {
    expect(formatFact({ name: 'test/disc', facts: drawing }, 'size')).toBe('10 × 0.5 mm');
    expect(formatFact({ name: 'test/disc', facts: drawing }, 'area')).toBe('8.66 mm²');
  });

  it('throw for a missing fact; the error names the model and its facts', () => {
    expect(() => formatFact({ name: 'test/disc', facts: drawing }, 'volume')).toThrow(
      'Model "test/disc" has no fact "volume". It has: area, size, width, depth, parts.',
    );
  });

  it('include the number of parts only if there are several', () => {
    const labels = (facts: Facts) => factsLine(facts).map(({ label }) => label);
    expect(labels(solid)).toEqual(['Volume', 'Size', 'Faces']);
    expect(labels({ ...solid, parts: 2 })).toEqual(['Volume', 'Size', 'Faces', 'Parts']);
    expect(labels(drawing)).toEqual(['Size', 'Area']);
  });
});
