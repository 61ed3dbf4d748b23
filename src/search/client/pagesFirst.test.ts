import { expect, it } from 'vitest';
import { pagesFirst } from './pagesFirst';

const hit = (url: string, type = 'content') => ({ url, type });

// Requirements 2.57, 13.14.
it('puts a page before its first hit, and leaves the order of pages and of hits', () => {
  const hits = [
    hit('/a#one', 'lvl2'),
    hit('/b', 'lvl1'),
    hit('/a#two'),
    hit('/a', 'lvl1'),
    hit('/c#one'),
  ];
  expect(pagesFirst(hits).map(({ url }) => url)).toEqual([
    '/a',
    '/a#one',
    '/b',
    '/a#two',
    '/c#one',
  ]);
});
