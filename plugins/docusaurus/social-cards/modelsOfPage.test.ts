import { describe, expect, it } from 'vitest';
import { modelsOfPage } from './modelsOfPage';

describe('the models of a page', () => {
  it('are in the order of the page', () => {
    const text =
      'Text.\n\n<Model name="a/b" />\n\n<Example name="reference/loft" subject="loft" />';
    expect(modelsOfPage(text)).toEqual(['a/b', 'reference/loft']);
  });

  it('start with the last step, or with the last model of a comparison', () => {
    expect(modelsOfPage('<Model\n  steps={[\n    "a/1",\n    "a/2",\n  ]}\n/>')).toEqual([
      'a/2',
      'a/1',
    ]);
    expect(modelsOfPage('<Model compare={["bad", "good"]} />')[0]).toBe('good');
  });

  it('end with the goals of exercises', () => {
    const text = '<Exercise name="practice/drawings/shim" isFolded>\n\n<Model name="a/b" />';
    expect(modelsOfPage(text)).toEqual(['a/b', 'practice/drawings/shim/solution']);
  });

  it('are an empty list for a page with only thumbnails or text', () => {
    expect(modelsOfPage('<ModelThumbnail name="a" />\n\nWords.')).toEqual([]);
  });
});
