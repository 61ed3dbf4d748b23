import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import limitPrefetchLoader from './limitPrefetchLoader.cjs';

const installed = 'node_modules/@docusaurus/core/lib/client/docusaurus.js';

const options = {
  budget: 1000,
  reserve: 0,
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

/** Pages of one chunk each whose name is one letter, that of the page. */
type Pages = Readonly<Record<string, Size>>;

/** Where links come into view. */
interface Visited {
  /** Pages whose chunk is here already. */
  readonly here: readonly string[];
  /** Bytes that the visit has loaded so far. */
  readonly loaded: number;
  readonly path: string;
  /** Files that the page names, for all pages. */
  readonly shared: string;
}

/** What is fetched, in its order, when links to `pages` come into view in one moment; and whose chunks were looked for. */
async function prefetchOf(
  pages: Pages,
  { here = [], loaded = 0, path = '/', shared = '' }: Partial<Visited> = {},
) {
  const fetched: string[] = [];
  const found: string[] = [];
  const known = new Set(here);
  // The text that is added, without the module around it.
  const [, added = ''] = limit(readFileSync(installed, 'utf8')).split('Object.freeze(docusaurus);');
  const program = `${added}
    const prefetchPage = (page) => (found.push(page), prefetchAsset('/' + page));
    prefetchInTurn`;
  const prefetchInTurn = runInNewContext(program, {
    URL,
    setTimeout,
    found,
    location: new URL(path, 'https://site.test/'),
    document: { querySelector: () => (shared ? { dataset: { shared } } : null) },
    performance: {
      getEntries: () => [
        { name: 'a mark' },
        { name: 'ahead', ...sent(loaded) },
        { name: 'ahead', ...sent(loaded) },
      ],
      getEntriesByName: (url: string) => (known.has(url.slice(-1)) ? [pages[url.slice(-1)]] : []),
    },
    prefetchHelper: (url: string): Promise<void> => {
      fetched.push(url.slice(-1));
      known.add(url.slice(-1));
      return Promise.resolve();
    },
  }) as (page: string) => Promise<void>;
  await Promise.all(Object.keys(pages).map((page) => prefetchInTurn(page)));
  return { fetched, found };
}

// Requirement 11.4.
it('prefetches until the budget is used, what was asked for last first', async () => {
  const pages = { a: sent(10), b: sent(600), c: sent(700), d: sent(100) };
  expect((await prefetchOf(pages)).fetched).toEqual(['d', 'c']);
});

// Requirement 11.4.
it('counts what a service worker answers, which is told of as no bytes', async () => {
  const pages = { a: answered(10), b: answered(600), c: answered(700), d: answered(200) };
  expect((await prefetchOf(pages)).fetched).toEqual(['d', 'c', 'b']);
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
  const { fetched } = await prefetchOf({ a: pages.a, b: pages.b }, { shared: '/x /y' });
  expect(fetched).toEqual(['x', 'y', 'b', 'a']);
});

it('has Docusaurus answer for a link as before, and fetch its chunks in its turn', () => {
  const limited = limit(readFileSync(installed, 'utf8'));
  expect(limited).toMatch(/fetched\.add\(routePath\);\s+return prefetchInTurn\(routePath\);\s+};/);
  expect(limited).toMatch(/const prefetchPage = [^]*return prefetchAsset\(chunkAsset\);/);
});

it('says so when Docusaurus prefetches in another way', () => {
  expect(() => limit('const prefetch = () => {};')).toThrow('limitPrefetchLoader.cjs');
});
