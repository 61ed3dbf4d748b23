// cspell:ignore unstub
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallSite, storeOf } from '../../../tests/support/searchFixture';
import { createSearchService } from './createSearchService';
import type { SearchReport } from './protocol';

const content = JSON.stringify(storeOf(smallSite));
const sha256 = createHash('sha256').update(content).digest('hex');
const manifestUrl = 'https://example.test/search/manifest.json';
const storeUrl = 'https://example.test/search/store-1.json';

/** File contents by URL. Fetching any other URL fails. */
let files: Record<string, string>;
let fetched: string[];
let reports: SearchReport[];

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  reports = [];
  files = {
    [manifestUrl]: manifest(sha256),
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function manifest(hash: string): string {
  const store = { file: 'store-1.json', sha256: hash, records: 9, tag: 't', indexName: 'replicad' };
  return JSON.stringify({ v: 1, store });
}

function start() {
  const ask = createSearchService((report) => reports.push(report));
  ask({ op: 'load', manifestUrl });
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
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the search service', () => {
  // Requirement 13.1.
  it('fetches manifest and store once, and answers requests sent before and after they load', async () => {
    const ask = start();
    ask(request(1));
    ask({ op: 'load', manifestUrl });
    await vi.waitFor(() => expect(answers()).toHaveLength(1));
    ask(request(2));
    expect(fetched).toEqual([manifestUrl, storeUrl]);
    expect(answers().map(({ id, status }) => [id, status])).toEqual([
      [1, 200],
      [2, 200],
    ]);
  });

  it('reports an unreachable host after a failed load without another fetch for each request', async () => {
    files = {};
    const ask = start();
    ask(request(1));
    await vi.waitFor(() => expect(answers()).toHaveLength(1));
    for (const id of [2, 3, 4]) ask(request(id));
    expect(answers().map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    expect(fetched).toHaveLength(1);
  });

  it('does not retry a failed load by itself', async () => {
    files = {};
    start();
    await settled();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveLength(1);
  });

  it('retries after another load message, and answers requests sent during the retry', async () => {
    files = {};
    const ask = start();
    await settled();
    files = { [manifestUrl]: manifest(sha256), [storeUrl]: content };
    ask({ op: 'load', manifestUrl });
    ask(request(1));
    await vi.waitFor(() => expect(answers()).toHaveLength(1));
    expect(answers()[0]).toMatchObject({ id: 1, status: 200 });
  });

  it.each([
    ['another sha256', () => (files[manifestUrl] = manifest('0'.repeat(64))), 'sha256'],
    ['another version', () => useStore(content.replace(/^{"v":\d+,/, '{"v":99,')), 'version 99'],
    ['no JSON', () => useStore('<html>'), 'JSON'],
  ])('treats an index with %s as a failed load', async (_, spoil, reason) => {
    spoil();
    start();
    vi.useRealTimers();
    await vi.waitFor(() => expect(reports[0]).toMatchObject({ op: 'failed' }));
    expect(reports[0]).toMatchObject({ reason: expect.stringContaining(reason) as string });
  });
});

function useStore(text: string): void {
  files[storeUrl] = text;
  files[manifestUrl] = manifest(createHash('sha256').update(text).digest('hex'));
}
