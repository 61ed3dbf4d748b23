import { describe, expect, it } from 'vitest';
import { thumbnailsOf } from './thumbnail';

describe('the small pictures of a model', () => {
  it('have the name of the picture, its fingerprint and their own widths', () => {
    expect(thumbnailsOf('/models/examples/vase.f3b58dad.webp')).toEqual([
      { src: '/thumbnails/examples/vase.f3b58dad.128.webp', width: 128 },
      { src: '/thumbnails/examples/vase.f3b58dad.240.webp', width: 240 },
      { src: '/thumbnails/examples/vase.f3b58dad.400.webp', width: 400 },
    ]);
  });

  it('are not made of a drawing, which is lines', () => {
    expect(thumbnailsOf('/models/examples/plan.78bbce93.svg')).toEqual([]);
  });
});
