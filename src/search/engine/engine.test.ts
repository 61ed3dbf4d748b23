// cspell:disable -- readers misspell, and names are typed in one word
import { describe, expect, it } from 'vitest';
import { createPage, smallSite, createTestStore } from '../../../tests/support/searchFixture';
import { orderMatches } from './orderMatches';
import { createSearchEngine, type SearchEngine } from './createSearchEngine';

const engine = createSearchEngine(
  createTestStore(smallSite, {
    oneWay: { bevel: ['chamfer'], linear_extrude: ['box'], 'press pull': ['fuse'] },
    groups: [['round', 'fillet']],
  }),
);

/** Returns the URLs of the results in display order. */
const urls = (typed: string, from: SearchEngine = engine) =>
  orderMatches(from.search(typed).matches, from.records).map(({ record }) => record.url);

describe('the ranking', () => {
  it('ranks the exact symbol first, however it is typed', () => {
    for (const typed of [
      'makeBaseBox',
      'make base box',
      'makebasebox',
      'makeBaseBox(',
      'makeBaseBox()',
    ]) {
      expect(urls(typed)[0]).toBe('/docs/api/functions/makeBaseBox');
    }
    expect(urls('draw(')[0]).toBe('/docs/api/functions/draw');
  });

  it('puts a member first if the query also names its class', () => {
    expect(urls('3DShape.fillet')[0]).toBe('/docs/api/classes/3DShape#fillet');
    expect(urls('Drawing.fillet')[0]).toBe('/docs/api/classes/Drawing#fillet');
  });

  it('puts guides first for plain words and the reference first for symbols', () => {
    const isGuide = (url: string | undefined) => url?.startsWith('/docs/tutorial-overview/');
    expect(isGuide(urls('hollow box')[0])).toBe(true);
    expect(isGuide(urls('edges of a box')[0])).toBe(true);
    expect(isGuide(urls('EdgeFinder')[0])).toBe(false);
  });

  it('puts titles before headings, and headings before text', () => {
    const site = ['title', 'heading', 'text'].map((place) =>
      createPage(`/docs/${place}`, 'Guides', place === 'title' ? 'Torus' : `Page of ${place}`, [
        ...(place === 'heading' ? ['## Torus'] : []),
        place === 'text' ? 'It says torus here.' : 'Nothing of that here.',
      ]),
    );
    expect(urls('torus', createSearchEngine(createTestStore(site)))).toEqual([
      '/docs/title',
      '/docs/heading#torus',
      '/docs/text',
    ]);
  });

  it('puts `makeCylinder` first for "cylinder", and other functions below guides', () => {
    const site = [
      createPage('/docs/can', 'Guides', 'The can', ['## Its spout is a long thin cylinder']),
      createPage('/docs/api/functions/makeCylinder', 'Functions', 'makeCylinder', ['Round.']),
      createPage('/docs/turns', 'Guides', 'Turns', ['## How to rotate', 'Rotate it.']),
      createPage('/docs/api/functions/preRotate', 'Functions', 'preRotate', ['Turns.']),
    ];
    const from = createSearchEngine(createTestStore(site));
    expect(urls('cylinder', from)[0]).toBe('/docs/api/functions/makeCylinder');
    expect(urls('rotate', from)[0]).toContain('/docs/turns');
  });

  // Requirement 13.10.
  it('puts a function whose name was typed as words before pages with some of the words', () => {
    const site = [
      createPage('/docs/planes', 'Guides', 'Plane on a face', ['Make one.']),
      createPage('/docs/api/functions/makePlaneFromFace', 'Functions', 'makePlaneFromFace', [
        'One.',
      ]),
    ];
    const from = createSearchEngine(createTestStore(site, { stopWords: ['a', 'from'] }));
    expect(urls('make a plane from a face', from)[0]).toBe('/docs/api/functions/makePlaneFromFace');
  });

  // Requirement 13.10.
  it('puts a page whose task phrase matches completely before one with a partial match', () => {
    const site = [
      createPage('/docs/print', 'Guides', 'Printing', ['What it needs.']),
      createPage('/docs/bodies', 'Guides', 'Bodies', ['Next to each other.']),
    ];
    const tasks = { '/docs/print': 'part of the bed', '/docs/bodies': 'part' };
    const from = createSearchEngine(createTestStore(site, { stopWords: ['of', 'the'], tasks }));
    expect(urls('part', from)[0]).toBe('/docs/bodies');
    expect(urls('part bed', from)[0]).toBe('/docs/print');
  });

  it('puts the page about a term before its glossary entry', () => {
    const site = [
      createPage('/docs/glossary', 'Guides', 'Glossary', ['### Loft', 'A loft joins outlines.']),
      createPage('/docs/depth', 'Guides', 'Depth', [
        '## A smooth loft between two or more outlines',
      ]),
    ];
    const from = createSearchEngine(createTestStore(site));
    expect(urls('loft', from)).toContain('/docs/glossary#loft');
    expect(urls('loft', from)[0]).toBe('/docs/depth#a-smooth-loft-between-two-or-more-outlines');
  });

  it('puts a paragraph with most of the words before a title with one of them', () => {
    const site = [
      createPage('/docs/a', 'Guides', 'Model', ['The model, a model.']),
      createPage('/docs/b', 'Guides', 'Bodies', ['Split it in half to print it.']),
    ];
    expect(urls('split model half', createSearchEngine(createTestStore(site)))[0]).toBe('/docs/b');
  });

  // Requirement 13.6.
  it('never puts a misspelling above an exact match', () => {
    const site = [
      createPage('/docs/a', 'Guides', 'Filler', ['Filler filler filler.']),
      createPage('/docs/b', 'Guides', 'Other', ['One fillet.']),
    ];
    expect(urls('fillet', createSearchEngine(createTestStore(site)))[0]).toBe('/docs/b');
  });
});

describe('the search tolerance', () => {
  // Requirement 13.6.
  it.each(['filet', 'fillett', 'filelt', 'fillat'])('finds "fillet" for "%s"', (typed) => {
    expect(urls(typed).some((url) => url.endsWith('fillet'))).toBe(true);
  });

  it('finds short words with two swapped letters', () => {
    expect(urls('darw')).toContain('/docs/api/functions/draw');
  });

  it('does not treat a word that occurs on a page as a misspelling', () => {
    const site = [
      createPage('/docs/a', 'Guides', 'Sizes', ['The width of a box.']),
      createPage('/docs/b', 'Guides', 'Together', ['Boxes with lids.']),
    ];
    const from = createSearchEngine(createTestStore(site));
    expect(urls('width', from)).not.toContain('/docs/b');
    expect(urls('widht', from)[0]).toBe('/docs/a');
  });

  it('allows no edits in numbers and in words of fewer than four letters', () => {
    const site = [createPage('/docs/a', 'Guides', 'Version 2019', ['cut'])];
    const from = createSearchEngine(createTestStore(site));
    expect(urls('cat', from)).toEqual([]);
    expect(urls('2018', from)).toEqual([]);
  });

  // Requirement 13.6.
  it('finds plurals and other word forms by their stem', () => {
    for (const typed of ['fillets', 'filleting', 'chamfered edges']) {
      expect(urls(typed)[0]).toBeDefined();
    }
  });

  it('matches the last word as a prefix until a space follows it', () => {
    expect(urls('cham')).toContain('/docs/api/classes/3DShape#chamfer');
    expect(urls('ch')).not.toEqual([]);
    expect(urls('ch ')).toEqual([]);
  });

  // Requirements 5.3, 9.12.
  it('reads only the first 512 characters of a query', () => {
    expect(engine.search(`${'x'.repeat(505)} fillet`).query.words).toHaveLength(2);
    const { words } = engine.search(`${'x'.repeat(506)} fillet`).query;
    expect(words.at(-1)?.word).toBe('fille');
  });

  it('ignores stop words unless the query has no other words', () => {
    expect(urls('how to fillet')[0]).toBe(urls('fillet')[0]);
    expect(engine.search('how to').query.words.map(({ word }) => word)).toEqual(['how', 'to']);
  });
});

describe('synonyms', () => {
  // Requirement 13.6.
  it('apply to single words and to sequences of words', () => {
    expect(urls('bevel').some((url) => url.includes('chamfer'))).toBe(true);
    expect(urls('press pull')).toContain('/docs/tutorial-overview/combinations');
    expect(urls('pull press')).toEqual([]);
  });

  it('apply to every form of a word', () => {
    const chamfers = urls('bevel');
    for (const typed of ['bevels', 'beveling', 'pressing pulls']) {
      expect(urls(typed)).not.toEqual([]);
    }
    expect(urls('bevels')[0]).toBe(chamfers[0]);
    expect(engine.search('rounds').synonyms).toEqual([['round', 'fillet']]);
  });

  it('do not put guides first for a symbol that is a title on the site', () => {
    const site = [
      createPage('/docs/tutorial-overview/draw', 'Guides', 'Draw', ['With a pen.']),
      createPage('/docs/api/functions/draw', 'Functions', 'draw', ['A pen.']),
    ];
    const from = createSearchEngine(createTestStore(site, { oneWay: { draw: ['pen'] } }));
    expect(urls('draw(', from)[0]).toBe('/docs/api/functions/draw');
  });

  it('apply in both directions within a group', () => {
    expect(urls('round').some((url) => url.endsWith('#fillet'))).toBe(true);
  });

  it('ignore inherited properties such as "constructor"', () => {
    expect(() => engine.search('constructor toString __proto__')).not.toThrow();
  });
});

describe('symbol levels', () => {
  const site = (level?: 'advanced' | 'kernel') => [
    {
      ...createPage('/docs/api/functions/turnA', 'Functions', 'turnA', ['Rotates a body.']),
      level,
    },
    createPage('/docs/api/functions/turnB', 'Functions', 'turnB', ['Rotates a body.']),
  ];

  // Requirement 13.11.
  it('rank everyday symbols first for plain words', () => {
    const firstOf = (level?: 'advanced' | 'kernel') =>
      urls('rotate a body', createSearchEngine(createTestStore(site(level))))[0]?.split('#')[0];
    expect(firstOf()).toBe('/docs/api/functions/turnA');
    expect(firstOf('advanced')).toBe('/docs/api/functions/turnB');
    expect(firstOf('kernel')).toBe('/docs/api/functions/turnB');
  });
});

describe('the troubleshooting page', () => {
  const site = [
    createPage('/docs/troubleshooting', 'Guides', 'Problems', [
      '## The lid of a box',
      'It is thin.',
    ]),
    createPage('/docs/parts', 'Guides', 'Parts', ['## The lid of a box', 'It is thin.']),
  ];
  const from = createSearchEngine(createTestStore(site, { trouble: ['fail'] }));

  // Requirement 13.12.
  it('ranks first only if the query contains a word for a problem, in any form', () => {
    const pageOfFirst = (typed: string) => urls(typed, from)[0]?.split('#')[0];
    expect(pageOfFirst('lid of a box')).toBe('/docs/parts');
    expect(pageOfFirst('lid of a box fails')).toBe('/docs/troubleshooting');
    expect(pageOfFirst('lid of a box failed')).toBe('/docs/troubleshooting');
  });
});

describe('search for tasks and error messages', () => {
  const site = [
    createPage('/docs/bodies', 'Guides', 'Bodies', ['Parts of one model.']),
    createPage('/docs/long', 'Guides', 'Everything', [
      '## Lid',
      'A lid, a fit, a gap: it says all.',
    ]),
    createPage('/docs/errors', 'Guides', 'Messages', [
      '## "This object has been deleted"',
      'An earlier call used it up.',
      '## A number instead of an error',
      'The kernel throws a number.',
      '## LinkError while the kernel starts',
      'Both files must be of one version.',
      '## Files',
      'Import a module: its function is imported.',
    ]),
    createPage('/docs/api/classes/Shape', 'Classes', 'Shape', ['An object.', '### translate']),
  ];
  const from = createSearchEngine(
    createTestStore(site, { tasks: { '/docs/bodies': 'lid, fit, gap' }, fillers: ['make'] }),
  );

  // Requirement 13.10.
  it('finds the page about a task before one that only mentions its words', () => {
    expect(urls('fit with a gap', from)[0]).toBe('/docs/bodies');
  });

  // Requirement 13.10.
  it('matches an error message pasted with its class, numbers and stack trace', () => {
    const message = 'Uncaught Error: This object has been deleted at Shape.translate (a.js:12:3)';
    expect(urls(message, from)[0]).toBe('/docs/errors#-this-object-has-been-deleted-');
    expect(urls('Error: 12098344', from)[0]).toBe('/docs/errors#a-number-instead-of-an-error');
    const link =
      'LinkError: Import #68 module="a" function="oa": function import requires a callable';
    expect(urls(link, from)[0]).toBe('/docs/errors#linkerror-while-the-kernel-starts');
  });

  it('identifies the filler words of a query', () => {
    const { query } = from.search('making parts');
    expect(query.words.map(({ isFiller }) => isFiller)).toEqual([true, false]);
  });
});

describe('an empty query', () => {
  it('returns every record, sorted by page rank, level and position', () => {
    const { matches } = engine.search('');
    expect(matches).toHaveLength(engine.records.length);
    expect(matches[0]?.record.url).toBe('/docs/tutorial-overview/modifications');
  });
});

describe('advanced syntax', () => {
  // Requirement 13.7.
  it('returns only rows that contain the quoted phrase', () => {
    const { matches } = engine.search('"opposite corners"', true);
    expect(matches.map(({ record }) => record.url)).toEqual(['/docs/api/functions/makeBox']);
    expect(engine.search('"corners opposite"', true).matches).toEqual([]);
  });

  // Requirement 13.7.
  it('omits rows that contain a word after a minus', () => {
    const found = engine.search('fillet -corners', true).matches.map(({ record }) => record);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ content }) => content?.includes('corners'))).toBe(false);
  });
});

describe('the order of results', () => {
  it('lists each URL once', () => {
    const addresses = urls('chamfer fillet shape box');
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('keeps the rows of a page together', () => {
    const pages = urls('chamfer fillet').map((url) => url.split('#')[0]);
    const runs = pages.filter((page, index) => page !== pages[index - 1]);
    expect(new Set(runs).size).toBe(runs.length);
  });

  it('ranks a page first or second among its results if a paragraph of that page matches', () => {
    const { matches } = engine.search('hollow out');
    const [first, second] = orderMatches(matches, engine.records);
    expect(first?.record.url).toBe('/docs/tutorial-overview/modifications#shell');
    // The dialog saves the page's row, not the text, in the recent searches.
    expect(second?.record).toMatchObject({
      type: 'lvl1',
      url: '/docs/tutorial-overview/modifications',
    });
  });

  // Requirement 13.14.
  it('shows the opening text of a page as the content of its row', () => {
    const site = [
      createPage('/docs/rings', 'Guides', 'Rings', ['A torus is one.', '## Other', 'No.']),
    ];
    const from = createSearchEngine(createTestStore(site));
    const shown = orderMatches(from.search('torus').matches, from.records);
    expect(shown.map(({ record }) => record)).toMatchObject([
      { type: 'lvl1', content: 'A torus is one.' },
    ]);
  });

  it('shows four rows of each page before the remaining rows', () => {
    const headings = Array.from({ length: 9 }, (_, index) => `## Torus ${index}`);
    const site = [
      createPage('/docs/a', 'Guides', 'Torus', headings),
      createPage('/docs/b', 'Guides', 'Other', ['A torus is a ring.']),
    ];
    const shown = urls('torus', createSearchEngine(createTestStore(site)));
    expect(shown.indexOf('/docs/b')).toBe(4);
    expect(shown).toHaveLength(11);
  });
});

describe('related pages', () => {
  it('are sorted by score and exclude the page itself', () => {
    const related = engine.related('/docs/api/functions/makeBox#:lvl1:0') ?? [];
    expect(related[0]?.record.url).toBe('/docs/api/functions/makeBaseBox');
    expect(related[0]?.score).toBe(100);
    expect(related.map(({ record }) => record.url)).not.toContain('/docs/api/functions/makeBox');
  });

  it('are undefined for an unknown record', () => {
    expect(engine.related('nothing')).toBeUndefined();
  });
});
