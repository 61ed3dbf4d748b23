import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail';

describe('the small picture of a model', () => {
  it('has the name of the picture, its fingerprint and its own width', () => {
    expect(thumbnailOf('/models/examples/vase.f3b58dad.webp')).toBe(
      '/thumbnails/examples/vase.f3b58dad.400.webp',
    );
  });

  it('is not made of a drawing, which is lines', () => {
    expect(thumbnailOf('/models/examples/plan.78bbce93.svg')).toBeNull();
  });
});
