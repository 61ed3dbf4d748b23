import { describe, expect, it } from 'vitest';
import { createPage, smallSite } from '../../../tests/support/searchFixture';
import { checkRecords } from './checkRecords';
import type { BuiltPage } from './builtPage';
import { createStore, storedRecords, type Synonyms } from './store';

const synonyms: Synonyms = {
  oneWay: {},
  groups: [],
  stopWords: [],
  fillers: [],
  trouble: [],
  tasks: {},
};
const fillet = { path: '/docs/api/classes/Shape', group: 'Classes', title: 'Shape' };

const page = createPage(fillet.path, fillet.group, fillet.title, [
  'First paragraph.',
  'Second paragraph.',
  '## Methods',
  '### fillet',
  '> fillet(radius: number): Shape',
  'Rounds edges.',
]);

const recordsOf = (...pages: readonly BuiltPage[]) =>
  storedRecords(createStore(pages, 'https://s', synonyms));

// Requirements 3.12, 3.13.
it('the records of a page are its title, headings, merged texts and code, each with its hierarchy', () => {
  expect(recordsOf(page).map(({ type, content, url }) => [type, content, url])).toEqual([
    ['lvl1', null, '/docs/api/classes/Shape'],
    ['content', 'First paragraph. Second paragraph.', '/docs/api/classes/Shape'],
    ['lvl3', null, '/docs/api/classes/Shape#fillet'],
    ['content', 'fillet(radius: number): Shape', '/docs/api/classes/Shape#fillet'],
    ['content', 'Rounds edges.', '/docs/api/classes/Shape#fillet'],
  ]);
  expect(recordsOf(page).at(-1)?.hierarchy).toEqual({
    ...{ lvl0: 'Classes', lvl1: 'Shape', lvl2: 'Methods', lvl3: 'fillet' },
    ...{ lvl4: null, lvl5: null, lvl6: null },
  });
});

describe('the records of a page', () => {
  it('omit the phrase with which all guides begin', () => {
    const textOf = (opening: string) =>
      recordsOf(createPage('/docs/g', 'G', 'G', [opening]))[1]?.content;
    expect(textOf('By the end of this page you can round edges.')).toBe('Round edges.');
    expect(textOf('By the end of this page the can is finished.')).toBe('The can is finished.');
  });

  it('keep their object ids if other pages or sections change', () => {
    const before = recordsOf(page).map(({ objectID }) => objectID);
    const longer = {
      ...page,
      blocks: [...page.blocks, ...createPage('', '', '', ['## New']).blocks.slice(1)],
    };
    const after = recordsOf(longer).map(({ objectID }) => objectID);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
  });

  it('have weights for page rank, level and position', () => {
    const [own, , member] = recordsOf(page);
    expect(own?.weight).toEqual({ pageRank: 1, level: 90, position: 0 });
    expect(member?.weight).toEqual({ pageRank: 1, level: 70, position: 2 });
    expect(recordsOf(smallSite[1]!)[0]?.weight.pageRank).toBe(5);
  });

  it('omit lines of the symbol index and references to other pages', () => {
    const texts = (path: string, lines: readonly string[]) =>
      recordsOf(createPage(path, 'Classes', 'A', lines)).flatMap(({ content }) => content ?? []);
    expect(texts('/docs/api/', ['All symbols.', 'Shape — What all have.'])).toEqual([
      'All symbols.',
    ]);
    const lines = ['See also: Finders', 'Inherited from Shape', 'Inherited from Shape: more'];
    expect(texts('/docs/api/classes/Solid', lines)).toEqual(['Inherited from Shape: more']);
    expect(texts('/docs/guide', lines)).toEqual([lines.join(' ')]);
  });

  it('are truncated at a word boundary to fit the length limit', () => {
    const long = Array.from({ length: 200 }, () => 'torus').join(' ');
    const [, text] = recordsOf(createPage('/docs/a', 'Guides', 'A', [long]));
    expect(text?.content?.length).toBeLessThanOrEqual(300);
    expect(text?.content?.endsWith('torus')).toBe(true);
  });

  it('contain the symptom of each common problem but not its solution', () => {
    const problems = ['Nothing is cut. Move the tool.', '"Error: 4.5" is thrown! Try less.'];
    const lines = ['## Common problems', ...problems, '## Next', 'One. Two.'];
    const texts = recordsOf(createPage('/docs/a', 'Guides', 'A', lines)).flatMap(
      ({ content }) => content ?? [],
    );
    expect(texts).toEqual(['Nothing is cut. "Error: 4.5" is thrown!', 'One. Two.']);
  });
});

describe('the search store', () => {
  it('produces the same records after serialization', () => {
    const store = createStore(smallSite, 'https://s', synonyms);
    const read = JSON.parse(JSON.stringify(store)) as typeof store;
    expect(storedRecords(read)).toEqual(recordsOf(...smallSite));
  });

  it('stores a title only if it differs from the last part of the path', () => {
    const titles = (...pages: readonly BuiltPage[]) =>
      createStore(pages, 'https://s', synonyms).pages.map(({ title }) => title);
    expect(titles(page, { ...page, path: '/docs/shapes' })).toEqual([undefined, 'Shape']);
  });

  it('stores an anchor only if it differs from the slug of the title', () => {
    const named = (anchor: string | null): BuiltPage => ({
      ...page,
      blocks: [{ kind: 'heading', level: 2, text: 'Sharp edges', anchor }],
    });
    const stored = (anchor: string | null) =>
      createStore([named(anchor)], 'https://s', synonyms).pages[0]?.blocks;
    expect(stored('sharp-edges')).toEqual([[2, 'Sharp edges']]);
    for (const anchor of ['sharp-edges', 'edges', null]) {
      expect(recordsOf(named(anchor))[1]?.anchor).toBe(anchor);
    }
  });

  it('rejects pages of more than one version', () => {
    const other = { ...page, path: '/docs/b', version: 'old' };
    expect(() => createStore([page, other], 's', synonyms)).toThrow(
      'several version: current, old',
    );
  });
});

describe('checkRecords', () => {
  const check = (pages: readonly BuiltPage[], paths = pages.map(({ path }) => path)) =>
    checkRecords(recordsOf(...pages), paths);

  it('accepts a site on which search can find every page', () => {
    expect(() => check([...smallSite])).not.toThrow();
  });

  it.each([
    ['a page without a record', [page], [page.path, '/docs/lost'], '/docs/lost should be found'],
    ['a page without a title', [{ ...page, title: '' }], undefined, 'has no title'],
    ['a group whose name has markup characters', [{ ...page, group: 'A & B' }], undefined, 'A & B'],
    [
      'two pages with the same title in one group',
      [page, { ...page, path: '/docs/b' }],
      undefined,
      'are both "Shape"',
    ],
  ])('rejects %s', (_, pages, paths, message) => {
    expect(() => check(pages, paths)).toThrow(message);
  });
});
