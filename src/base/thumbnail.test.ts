import { describe, expect, it } from 'vitest';
import { thumbnailsOf } from './thumbnail';

describe('the thumbnails of a model', () => {
  it('have file names with the name and hash of the picture and the width', () => {
    expect(thumbnailsOf('/models/examples/vase.f3b58dad.webp')).toEqual([
      { src: '/thumbnails/examples/vase.f3b58dad.128.webp', width: 128 },
      { src: '/thumbnails/examples/vase.f3b58dad.240.webp', width: 240 },
      { src: '/thumbnails/examples/vase.f3b58dad.400.webp', width: 400 },
    ]);
  });

  it('do not exist for SVG pictures', () => {
    expect(thumbnailsOf('/models/examples/plan.78bbce93.svg')).toEqual([]);
  });
});
