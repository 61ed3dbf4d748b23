// cspell:ignore unstub
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallSite, createTestStore } from '../../../tests/support/searchFixture';
import { createSearchService } from './createSearchService';
import type { SearchWorkerMessage } from './protocol';

const content = JSON.stringify(createTestStore(smallSite));
const manifestUrl = 'https://example.test/search/manifest.json';
const manifest = JSON.stringify({
  v: 1,
  store: { file: 'store-1.json', records: 9, tag: 't', indexName: 'replicad' },
});
const storeUrl = 'https://example.test/search/store-1.json';

/** File contents by URL. Fetching any other URL fails. */
let files: Record<string, string>;
let fetched: string[];
let reports: SearchWorkerMessage[];

beforeEach(() => {
  fetched = [];
  reports = [];
  files = {
    [manifestUrl]: manifest,
    [storeUrl]: content,
  };
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    const body = files[url];
    return body === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(body));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start() {
  const ask = createSearchService((report) => reports.push(report));
  ask({ op: 'load', manifestUrl, cache: 'default' });
  return ask;
}

const request = (id: number) =>
  ({
    op: 'request',
    id,
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: JSON.stringify({ requests: [{ indexName: 'replicad', query: 'fillet' }] }),
  }) as const;

const answers = () => reports.filter((report) => report.op === 'answer');

describe('the search service', () => {
  // Requirement 13.1.
  it('fetches manifest and store once, and answers requests sent before and after they load', async () => {
    const ask = start();
    ask(request(1));
    await vi.waitFor(() => expect(answers()).toHaveLength(1));
    ask(request(2));
    await vi.waitFor(() => expect(answers()).toHaveLength(2));
    expect(fetched).toEqual([manifestUrl, storeUrl]);
    expect(answers().map(({ id, status }) => [id, status])).toEqual([
      [1, 200],
      [2, 200],
    ]);
  });

  it('reports an unreachable host after a failed load, without another fetch', async () => {
    files = {};
    const ask = start();
    for (const id of [1, 2, 3]) ask(request(id));
    await vi.waitFor(() => expect(answers()).toHaveLength(3));
    expect(answers().map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(fetched).toHaveLength(1);
  });

  it.each([
    ['another version', content.replace(/^\{"v":\d+,/, '{"v":99,'), 'version 99'],
    ['no JSON', '<html>', 'JSON'],
  ])('treats an index with %s as a failed load', async (_, store, reason) => {
    files[storeUrl] = store;
    start();
    await vi.waitFor(() => expect(reports[0]).toMatchObject({ op: 'failed' }));
    expect(reports[0]).toMatchObject({ reason: expect.stringContaining(reason) as string });
  });
});
