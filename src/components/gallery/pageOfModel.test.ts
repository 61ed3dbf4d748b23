import { describe, expect, it } from 'vitest';
import { pageOfModel } from './pageOfModel';

describe('the page that explains a model', () => {
  it('is the page that is named after the example or the folder', () => {
    expect(pageOfModel('examples/simple-vase')).toBe('/docs/examples/simple-vase');
    expect(pageOfModel('recipes/polar-array/flange')).toBe('/docs/recipes/polar-array');
    expect(pageOfModel('intro/clip')).toBe('/docs/intro');
  });

  it('comes from the exceptions if no page is named after the model or its folder', () => {
    expect(pageOfModel('home/bearing-block')).toBe('/');
  });
});
