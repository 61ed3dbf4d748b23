// cspell:disable -- readers misspell, and names are typed in one word
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize';

const words = (text: string) => tokenize(text).map(({ word }) => word);

describe('tokenize', () => {
  it.each([
    ['drawRoundedRectangle', ['drawroundedrectangle', 'draw', 'rounded', 'rectangle']],
    ['importSTEP', ['importstep', 'import', 'step']],
    ['fuse2D', ['fuse2d', 'fuse', '2d']],
    ['3DShape', ['3dshape', '3d', 'shape']],
    [
      'BSplineApproximationConfig',
      ['bsplineapproximationconfig', 'spline', 'approximation', 'config'],
    ],
    ['HASH_CODE_MAX', ['hash_code_max', 'hash', 'code', 'max']],
    ['draw(', ['draw']],
    ['Shape.fillet', ['shape', 'fillet']],
    ['make base box', ['make', 'base', 'box']],
    ['Élan', ['élan']],
  ])('splits %s into %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('returns the position of each word and part', () => {
    for (const { word, start, end } of tokenize('a.makeBaseBox(x) — Größe 3DShape')) {
      expect('a.makeBaseBox(x) — Größe 3DShape'.slice(start, end).toLowerCase()).toBe(word);
    }
  });
});
