import { describe, expect, it } from 'vitest';
import { pageOfModel } from './pageOfModel';

describe('the page that explains a model', () => {
  it('is the example itself, or the page whose folder the model lies in', () => {
    expect(pageOfModel('examples/simple-vase')).toBe('/docs/examples/simple-vase');
    expect(pageOfModel('recipes/polar-array/flange')).toBe('/docs/recipes/polar-array');
    expect(pageOfModel('intro/clip')).toBe('/docs/intro');
  });

  it('is another one for a model that is explained elsewhere', () => {
    expect(pageOfModel('home/bearing-block')).toBe('/');
  });
});
