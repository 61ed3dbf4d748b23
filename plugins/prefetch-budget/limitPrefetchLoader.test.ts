import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import limitPrefetchLoader from './limitPrefetchLoader.cjs';

const installed = 'node_modules/@docusaurus/core/lib/client/docusaurus.js';

function limit(source: string): string {
  return limitPrefetchLoader.call(
    { resourcePath: installed, getOptions: () => ({ budget: 1000, unknown: 100 }) },
    source,
  );
}

/** What is fetched, in its order, when `assets` of the given sizes are asked for in one moment. */
async function fetchedOf(sizes: Readonly<Record<string, number>>, here: readonly string[] = []) {
  const fetched: string[] = [];
  const known = new Set(here);
  const page = {
    location: 'https://site.test/',
    performance: {
      getEntriesByName: (url: string) =>
        known.has(url.slice(-1)) ? [{ transferSize: sizes[url.slice(-1)] }] : [],
    },
    prefetchHelper: (url: string): Promise<void> => {
      fetched.push(url.slice(-1));
      known.add(url.slice(-1));
      return Promise.resolve();
    },
  };
  // The text that is added, without the module around it.
  const [, added = ''] = limit(readFileSync(installed, 'utf8')).split('Object.freeze(docusaurus);');
  const prefetchInTurn = runInNewContext(`${added}; prefetchInTurn`, {
    ...page,
    URL,
    setTimeout,
  }) as (asset: string) => Promise<void>;
  await Promise.all(Object.keys(sizes).map((asset) => prefetchInTurn(`/${asset}`)));
  return fetched;
}

// Requirement 11.4.
it('prefetches until the budget is used, what was asked for last first', async () => {
  expect(await fetchedOf({ a: 10, b: 600, c: 700, d: 200 })).toEqual(['d', 'c', 'b']);
});

it('spends nothing on what is here already', async () => {
  expect(await fetchedOf({ a: 10, b: 2000 }, ['b'])).toEqual(['a']);
});

it('says so when Docusaurus prefetches in another way', () => {
  expect(() => limit('const prefetch = () => {};')).toThrow('limitPrefetchLoader.cjs');
});
