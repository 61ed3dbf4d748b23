import { expect, it } from 'vitest';
import { readMetastring } from './readMetastring';

it('a metastring contains the title and the marked lines', () => {
  const { title, isMarked } = readMetastring('title="src/box.js" {2,4-5}');
  expect(title).toBe('src/box.js');
  expect([1, 2, 3, 4, 5, 6].filter(isMarked)).toEqual([2, 4, 5]);
});

it('a metastring without marked lines marks no line', () => {
  const { title, isMarked } = readMetastring('fragment mark=loft');
  expect(title).toBeUndefined();
  expect([0, 1, 2].filter(isMarked)).toEqual([]);
});
