import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import limitPrefetchLoader from './limitPrefetchLoader.cjs';

const installed = 'node_modules/@docusaurus/core/lib/client/docusaurus.js';

const options = {
  budget: 1000,
  ordinary: 50,
  large: 'k:600 l:2000',
  unknown: 100,
  visit: 20_000,
  leanVisit: 10_000,
  leanPages: '^/lean$',
};

function limit(source: string): string {
  return limitPrefetchLoader.call({ resourcePath: installed, getOptions: () => options }, source);
}

interface Size {
  readonly transferSize: number;
  readonly encodedBodySize: number;
}

/** As what crosses the network is told of. */
const sent = (bytes: number): Size => ({ transferSize: bytes + 300, encodedBodySize: bytes });
/** As a service worker's answer is told of. */
const answered = (bytes: number): Size => ({ transferSize: 0, encodedBodySize: bytes });

/** Chunks by their names, of one letter. A page is named by those it consists of. */
type Pages = Readonly<Record<string, Size>>;

const pageOf = (url: string): string => /\w(?=\.0a\.js$)/.exec(url)?.[0] ?? '';

/** Where links come into view. */
interface Visited {
  /** Pages whose chunk is here already. */
  readonly here: readonly string[];
  /** Bytes that the visit has loaded so far. */
  readonly loaded: number;
  readonly path: string;
  /** Files that the page names, for all pages. */
  readonly shared: string;
  /** What is linked to; a page of each chunk unless given. */
  readonly links: readonly string[];
  /** How long each file takes to come, in milliseconds. */
  readonly latency: number;
}

/** What is fetched, in its order, when links to `pages` come into view in one moment; whose chunks were looked for, and what is said to be here then. */
async function prefetchOf(
  pages: Pages,
  {
    here = [],
    loaded = 0,
    path = '/',
    shared = '',
    links = Object.keys(pages),
    latency = 0,
  }: Partial<Visited> = {},
) {
  const fetched: string[] = [];
  const found: string[] = [];
  const known = new Set(here);
  // The text that is added, without the module around it.
  const [, added = ''] = limit(readFileSync(installed, 'utf8')).split('Object.freeze(docusaurus);');
  const program = `${added}
    const prefetchPage = (page) => (found.push(page), Promise.all([...page].map((name) => prefetchAsset('/' + name + '.0a.js'))));
    prefetchInTurn`;
  const prefetchInTurn = runInNewContext(program, {
    URL,
    setTimeout: globalThis.setTimeout,
    found,
    location: new URL(path, 'https://site.test/'),
    document: { querySelector: () => (shared ? { dataset: { shared } } : null) },
    performance: {
      getEntries: () => [
        { name: 'a mark' },
        { name: 'ahead', ...sent(loaded) },
        { name: 'ahead', ...sent(loaded) },
      ],
      getEntriesByName: (url: string) => (known.has(pageOf(url)) ? [pages[pageOf(url)]] : []),
    },
    prefetchHelper: async (url: string): Promise<void> => {
      fetched.push(pageOf(url));
      if (latency > 0) await setTimeout(latency);
      known.add(pageOf(url));
    },
  }) as (page: string) => Promise<boolean>;
  const answers = await Promise.all(links.map((page) => prefetchInTurn(page)));
  return { fetched, found, here: links.filter((_, index) => answers[index]) };
}

// Requirement 11.4.
it('prefetches until the budget is used, what was asked for last first', async () => {
  const pages = { a: sent(10), b: sent(600), c: sent(860), d: sent(100) };
  expect((await prefetchOf(pages)).fetched).toEqual(['d', 'c']);
});

// Requirement 11.4.
it('counts what a service worker answers, which is told of as no bytes', async () => {
  const pages = { a: answered(10), b: answered(600), c: answered(860), d: answered(100) };
  expect((await prefetchOf(pages)).fetched).toEqual(['d', 'c']);
});

it('spends nothing on what is here already', async () => {
  expect((await prefetchOf({ a: sent(10), b: sent(2000) }, { here: ['b'] })).fetched).toEqual([
    'a',
  ]);
});

// Requirement 11.4.
it('looks for the chunks of a page only when its turn comes', async () => {
  const pages = { a: sent(10), b: sent(10), c: sent(2000) };
  expect((await prefetchOf(pages)).found).toEqual(['c']);
});

// Requirement 11.3.
it('ends where the visit has loaded what it may, less on lean pages', async () => {
  const pages = { a: sent(10), b: sent(10), c: sent(300) };
  expect((await prefetchOf(pages, { loaded: 9_800 })).fetched).toEqual(['c', 'b', 'a']);
  expect((await prefetchOf(pages, { loaded: 9_800, path: '/lean' })).fetched).toEqual(['c']);
  expect((await prefetchOf(pages, { loaded: 20_000 })).fetched).toEqual([]);
});

it('begins with what all pages need', async () => {
  const pages = { a: sent(10), b: sent(10), x: sent(10), y: sent(10) };
  const { fetched } = await prefetchOf({ a: pages.a, b: pages.b }, { shared: '/x.0a.js /y.0a.js' });
  expect(fetched).toEqual(['x', 'y', 'b', 'a']);
});

// Requirement 11.4.
it('leaves out what is too large for what is left, and goes on', async () => {
  const pages = { a: sent(100), k: sent(600), l: sent(2000), b: sent(300) };
  expect((await prefetchOf(pages)).fetched).toEqual(['b', 'k', 'a']);
  expect((await prefetchOf({ ...pages, b: sent(500) })).fetched).toEqual(['b', 'a']);
});

describe('who asks for a page is told that it is here', () => {
  const pages = { a: sent(10), b: sent(10), c: sent(10), x: sent(10), y: sent(10), l: sent(2000) };
  const shared = '/x.0a.js /y.0a.js';

  // Requirement 11.36.
  it('once it has come with what all pages share', async () => {
    expect((await prefetchOf(pages, { shared, links: ['a', 'l', 'b'] })).here).toEqual(['a', 'b']);
  });

  // Requirement 11.36.
  it('also when its turn comes while that is still on its way', async () => {
    expect((await prefetchOf(pages, { shared, links: ['a'], latency: 20 })).here).toEqual(['a']);
  });

  it.each([
    ['is of another kind', { shared, links: ['abc'] }],
    ['is drawn by code that was not fetched', { shared: '/l.0a.js', links: ['a'] }],
    ['is drawn by code that the page does not name', { links: ['a'] }],
    ['was not fetched', { shared, loaded: 20_000, links: ['a'] }],
  ])('but not when it %s', async (_, visited) => {
    expect((await prefetchOf(pages, visited)).here).toEqual([]);
  });
});

it('has Docusaurus answer for a link as before, and fetch its chunks in its turn', () => {
  const limited = limit(readFileSync(installed, 'utf8'));
  expect(limited).toMatch(/fetched\.add\(routePath\);\s+return prefetchInTurn\(routePath\);\s+};/);
  expect(limited).toMatch(/const prefetchPage = [^]*return prefetchAsset\(chunkAsset\);/);
});

it('says so when Docusaurus prefetches in another way', () => {
  expect(() => limit('const prefetch = () => {};')).toThrow('limitPrefetchLoader.cjs');
});
