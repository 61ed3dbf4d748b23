import { expect, it } from 'vitest';
import { sortInReadingOrder } from './readingOrder';

it('pages in reading order follow the links to the next page, with cycles last', () => {
  const page = (address: string, next?: string) => ({ address, next });
  const pages = [
    page('/d', '/e'),
    page('/e', '/d'),
    page('/a'),
    page('/b', '/a'),
    page('/c', '/b'),
    page('/f'),
  ];
  const ordered = sortInReadingOrder(pages, ({ address }) => address);
  expect(ordered.map(({ address }) => address)).toEqual(['/c', '/b', '/a', '/f', '/d', '/e']);
});
