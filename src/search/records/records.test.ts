import { describe, expect, it } from 'vitest';
import { pageOf, smallSite } from '../handler/fixture';
import { checkRecords } from './checkRecords';
import { cutRecords } from './cutRecords';
import { readingOrder } from './readingOrder';
import { packStore, unpackStore, type Words } from './store';

const words: Words = { oneWay: {}, groups: [], stopWords: [] };
const fillet = { path: '/docs/api/classes/Shape', group: 'Classes', title: 'Shape' };

const page = pageOf(fillet.path, fillet.group, fillet.title, [
  'First paragraph.',
  'Second paragraph.',
  '## Methods',
  '### fillet',
  '> fillet(radius: number): Shape',
  'Rounds edges.',
]);

describe('the records of a page', () => {
  // Requirements 3.12, 3.13.
  it('are its own, its headings, joined text and code, with their place in the hierarchy', () => {
    expect(cutRecords(page).map(({ type, content, url }) => [type, content, url])).toEqual([
      ['lvl1', null, '/docs/api/classes/Shape'],
      ['content', 'First paragraph. Second paragraph.', '/docs/api/classes/Shape'],
      ['lvl3', null, '/docs/api/classes/Shape#fillet'],
      ['content', 'fillet(radius: number): Shape', '/docs/api/classes/Shape#fillet'],
      ['content', 'Rounds edges.', '/docs/api/classes/Shape#fillet'],
    ]);
    expect(cutRecords(page).at(-1)?.hierarchy).toEqual({
      ...{ lvl0: 'Classes', lvl1: 'Shape', lvl2: 'Methods', lvl3: 'fillet' },
      ...{ lvl4: null, lvl5: null, lvl6: null },
    });
  });

  it('keep their object ids when other pages or other sections change', () => {
    const before = cutRecords(page).map(({ objectID }) => objectID);
    const longer = {
      ...page,
      blocks: [...page.blocks, ...pageOf('', '', '', ['## New']).blocks.slice(1)],
    };
    const after = cutRecords(longer).map(({ objectID }) => objectID);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  it('have weights: rank of the page, level, place', () => {
    const [own, , member] = cutRecords(page);
    expect(own?.weight).toEqual({ pageRank: 1, level: 90, position: 0 });
    expect(member?.weight).toEqual({ pageRank: 1, level: 70, position: 2 });
    expect(cutRecords(smallSite[1]!)[0]?.weight.pageRank).toBe(5);
  });

  it('leave out what is said elsewhere: lines of the symbol index, references to other pages', () => {
    const texts = (path: string, lines: readonly string[]) =>
      cutRecords(pageOf(path, 'Classes', 'A', lines)).flatMap(({ content }) => content ?? []);
    expect(texts('/docs/api/', ['All symbols.', 'Shape — What all have.'])).toEqual([
      'All symbols.',
    ]);
    const lines = ['See also: Finders', 'Inherited from Shape', 'Inherited from Shape: more'];
    expect(texts('/docs/api/classes/Solid', lines)).toEqual(['Inherited from Shape: more']);
    expect(texts('/docs/guide', lines)).toEqual([lines.join(' ')]);
  });

  it('cut long text at 600 characters, between words', () => {
    const long = Array.from({ length: 200 }, () => 'torus').join(' ');
    const [, text] = cutRecords(pageOf('/docs/a', 'Guides', 'A', [long]));
    expect(text?.content?.length).toBeLessThanOrEqual(600);
    expect(text?.content?.endsWith('torus')).toBe(true);
  });
});

describe('the store', () => {
  it('gives back exactly the records that were packed', () => {
    const records = smallSite.flatMap(cutRecords);
    expect(unpackStore(packStore(records, 'https://s', words))).toEqual(records);
  });

  it('has the name of a symbol once, not again in the path of its page', () => {
    const { pages } = packStore(smallSite.flatMap(cutRecords), 'https://s', words);
    expect(pages.map(([path]) => path)).toContain('/docs/api/functions/*');
    expect(JSON.stringify(pages)).not.toContain('makeBox');
  });

  it('that is damaged is not read', () => {
    const store = packStore(smallSite.flatMap(cutRecords), 'https://s', words);
    expect(() => unpackStore({ ...store, texts: [] })).toThrow('The search store is damaged');
  });

  it('has each title once', () => {
    const { titles } = packStore(smallSite.flatMap(cutRecords), 'https://s', words);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('refuses records of several versions', () => {
    const other = { ...page, path: '/docs/b', version: 'old' };
    expect(() => packStore([page, other].flatMap(cutRecords), 's', words)).toThrow(
      'several version: current, old',
    );
  });
});

describe('the check of the build', () => {
  const check = (
    pages: Parameters<typeof cutRecords>[0][],
    paths = pages.map(({ path }) => path),
  ) => checkRecords(pages.flatMap(cutRecords), paths);

  it('accepts a site where every page can be found', () => {
    expect(() => check([...smallSite])).not.toThrow();
  });

  it.each([
    ['a page without a record', [page], [page.path, '/docs/lost'], '/docs/lost should be found'],
    ['a page without a title', [{ ...page, title: '' }], undefined, 'has no title'],
    [
      'a group that is shown as text but has markup',
      [{ ...page, group: 'A & B' }],
      undefined,
      'A & B',
    ],
    [
      'two pages that look the same',
      [page, { ...page, path: '/docs/b' }],
      undefined,
      'are both "Shape"',
    ],
  ])('refuses %s', (_, pages, paths, message) => {
    expect(() => check(pages, paths)).toThrow(message);
  });
});

describe('reading order', () => {
  it('follows what each page names as next, then the pages nobody names', () => {
    const named = (path: string, next?: string) => ({ ...pageOf(path, 'G', path, []), next });
    const pages = [
      named('/a'),
      named('/b', '/base/a'),
      named('/c', '/base/b'),
      named('/d', '/base/e'),
      named('/e', '/base/d'),
    ];
    expect(readingOrder(pages, '/base/').map(({ path }) => path)).toEqual([
      '/c',
      '/b',
      '/a',
      '/d',
      '/e',
    ]);
  });
});
