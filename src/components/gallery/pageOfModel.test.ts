import { describe, expect, it } from 'vitest';
import { pageOfModel } from './pageOfModel';

describe('the page that explains a model', () => {
  it('has the name of the example or the folder', () => {
    expect(pageOfModel('examples/simple-vase')).toBe('/docs/examples/simple-vase');
    expect(pageOfModel('recipes/polar-array/flange')).toBe('/docs/recipes/polar-array');
    expect(pageOfModel('intro/clip')).toBe('/docs/intro');
  });

  it('is listed in the exceptions if no page has the name of the model or its folder', () => {
    expect(pageOfModel('home/bearing-block')).toBe('/');
  });
});
