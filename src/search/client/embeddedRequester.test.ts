import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTimeoutMs } from '../../loading/loadTimeout';
import type { SearchWorkerRequest, SearchWorkerMessage } from '../service/protocol';
import { createEmbeddedRequester } from './embeddedRequester';
import { createSearchClient } from './createSearchClient';

/** A worker that the test controls. */
class FakeWorker {
  static opened: FakeWorker[] = [];
  onmessage: ((event: { readonly data: SearchWorkerMessage }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly posted: SearchWorkerRequest[] = [];
  readonly terminate = vi.fn();

  constructor() {
    FakeWorker.opened.push(this);
  }

  postMessage(message: SearchWorkerRequest) {
    this.posted.push(message);
  }

  report(report: SearchWorkerMessage) {
    this.onmessage?.({ data: report });
  }
}

const lastWorker = () => FakeWorker.opened.at(-1)!;

const requestOf = (data = '{}') => ({
  method: 'POST' as const,
  headers: {},
  url: 'https://embedded/1/indexes/*/queries?x-algolia-agent=a',
  data,
  connectTimeout: 1000,
  responseTimeout: 2000,
});

const answerOf = (id: number, content = 'answer'): SearchWorkerMessage => ({
  op: 'answer',
  ...{ id, status: 200, content, isTimedOut: false },
});

const failures: readonly (readonly [string, (worker: FakeWorker) => void])[] = [
  ['the index cannot be loaded', (worker) => worker.report({ op: 'failed', reason: 'A test.' })],
  ['the worker cannot start', (worker) => worker.onerror?.(new Event('error'))],
  // Requirement 9.20.
  ['the worker reports nothing for 8 s', () => vi.advanceTimersByTime(loadTimeoutMs)],
];

beforeEach(() => {
  FakeWorker.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the embedded requester', () => {
  // Requirement 13.1.
  it('starts its worker once, at the first warm-up, with the URL of the index', () => {
    const requester = createEmbeddedRequester('/m.json');
    expect(FakeWorker.opened).toHaveLength(0);
    requester.warmUp();
    requester.warmUp();
    void requester.send(requestOf());
    expect(FakeWorker.opened).toHaveLength(1);
    expect(lastWorker().posted).toEqual([
      { op: 'load', manifestUrl: '/m.json', cache: 'default' },
      { op: 'request', id: 1, method: 'POST', path: '/1/indexes/*/queries', body: '{}' },
    ]);
  });

  it('matches answers to requests in any order', async () => {
    const requester = createEmbeddedRequester('/m.json');
    const answers = [requester.send(requestOf('1')), requester.send(requestOf('2'))];
    lastWorker().report(answerOf(2, 'two'));
    lastWorker().report(answerOf(1, 'one'));
    expect((await Promise.all(answers)).map(({ content }) => content)).toEqual(['one', 'two']);
  });

  // Requirement 13.9.
  it.each(failures)('reports an unreachable host if %s', async (_, spoil) => {
    const requester = createEmbeddedRequester('/m.json');
    const answer = requester.send(requestOf());
    spoil(lastWorker());
    await expect(answer).resolves.toMatchObject({ status: 0, isTimedOut: false });
    expect(lastWorker().terminate).toHaveBeenCalledOnce();
  });

  // Requirement 13.9.
  it.each(failures)('loads nothing until the next warm-up if %s', async (_, spoil) => {
    const requester = createEmbeddedRequester('/m.json');
    requester.warmUp();
    spoil(lastWorker());
    await expect(requester.send(requestOf())).resolves.toMatchObject({ status: 0 });
    expect(FakeWorker.opened).toHaveLength(1);
    requester.warmUp();
    expect(FakeWorker.opened).toHaveLength(2);
    expect(lastWorker().posted).toEqual([{ op: 'load', manifestUrl: '/m.json', cache: 'reload' }]);
    const answer = requester.send(requestOf());
    lastWorker().report(answerOf(1));
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  it('reports an unreachable host if the browser forbids workers', async () => {
    vi.stubGlobal('Worker', () => {
      throw new Error('forbidden');
    });
    const requester = createEmbeddedRequester('/m.json');
    requester.warmUp();
    await expect(requester.send(requestOf())).resolves.toMatchObject({ status: 0 });
  });

  // Requirement 9.20.
  it('has no time limit once the worker has started', () => {
    createEmbeddedRequester('/m.json').warmUp();
    lastWorker().report({ op: 'started' });
    vi.advanceTimersByTime(10 * loadTimeoutMs);
    expect(lastWorker().terminate).not.toHaveBeenCalled();
  });

  it('makes only one attempt per search, even after a failure', async () => {
    vi.useRealTimers();
    const client = createSearchClient(
      { mode: 'embedded', manifestUrl: '/m.json' },
      { requester: createEmbeddedRequester('/m.json') },
    );
    const ask = () => client.search({ requests: [{ indexName: 'replicad', query: 'box' }] });
    const posted = (count: number) =>
      vi.waitFor(() =>
        expect(lastWorker().posted.filter(({ op }) => op === 'request')).toHaveLength(count),
      );
    const failing = ask();
    await posted(1);
    lastWorker().report({ op: 'answer', id: 1, status: 0, content: '', isTimedOut: false });
    await expect(failing).rejects.toMatchObject({ name: 'RetryError' });
    const working = ask();
    await posted(2);
    lastWorker().report(answerOf(2, '{"results":[]}'));
    await expect(working).resolves.toEqual({ results: [] });
  });
});
