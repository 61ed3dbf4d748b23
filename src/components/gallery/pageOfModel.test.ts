import { describe, expect, it } from 'vitest';
import { pageOfModel } from './pageOfModel';

describe('the page that explains a model', () => {
  it('is the page of the example, or the page that the folder is named after', () => {
    expect(pageOfModel('examples/simple-vase')).toBe('/docs/examples/simple-vase');
    expect(pageOfModel('recipes/polar-array/flange')).toBe('/docs/recipes/polar-array');
    expect(pageOfModel('intro/clip')).toBe('/docs/intro');
  });

  it('is looked up in a list of exceptions if another page explains the model', () => {
    expect(pageOfModel('home/bearing-block')).toBe('/');
  });
});
