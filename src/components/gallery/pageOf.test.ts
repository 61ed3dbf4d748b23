import { describe, expect, it } from 'vitest';
import { pageOf } from './pageOf';

describe('the page that explains a model', () => {
  it('is the example itself, or the page whose folder the model lies in', () => {
    expect(pageOf('examples/simple-vase')).toBe('/docs/examples/simple-vase');
    expect(pageOf('recipes/polar-array/flange')).toBe('/docs/recipes/polar-array');
    expect(pageOf('intro/clip')).toBe('/docs/intro');
  });

  it('is another one for a model that is explained elsewhere', () => {
    expect(pageOf('home/bearing-block')).toBe('/');
  });
});
