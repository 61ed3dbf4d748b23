import { describe, expect, it } from 'vitest';
import { groupHits, type SearchHit } from './groupHits';

const hit = (url: string, type: SearchHit['type'], section = 'Guides'): SearchHit => ({
  objectID: url + type,
  ...{ url, type, content: type === 'content' ? `Text of ${url}` : null },
  hierarchy: {
    ...{ lvl0: section, lvl1: url.split('#')[0] ?? '' },
    ...{ lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  },
});

/** Returns the URLs of the hits by group. The hits below a page's hit are listed as "page > hit". */
const urlsByGroup = (hits: readonly SearchHit[]) =>
  Array.from(groupHits(hits), ([title, items]) => [
    title,
    items.map(({ url, parent }) => (parent ? `${parent.url} > ${url}` : url)),
  ]);

describe('the hits in the search dialog', () => {
  // Requirements 2.55, 9.7.
  it('are grouped by section, with at most five in each', () => {
    const many = Array.from({ length: 7 }, (_, index) => hit(`/a${index}`, 'lvl1'));
    expect(urlsByGroup([...many, hit('/b', 'lvl1', 'Classes')])).toEqual([
      ['Guides', ['/a0', '/a1', '/a2', '/a3', '/a4']],
      ['Classes', ['/b']],
    ]);
  });

  // Requirements 2.57, 13.14.
  it('are listed below the hit of their page', () => {
    const hits = [hit('/a#one', 'lvl2'), hit('/b', 'lvl1'), hit('/a', 'lvl1'), hit('/c#x', 'lvl2')];
    expect(urlsByGroup(hits)).toEqual([['Guides', ['/a', '/a > /a#one', '/b', '/c#x']]]);
  });
});
