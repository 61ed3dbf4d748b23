import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTimeoutMs } from '../../loading/loadTimeout';
import type { SearchWorkerRequest, SearchReport } from '../service/protocol';
import { createEmbeddedRequester, openWorker, type OpenSearchChannel } from './embeddedRequester';
import { createSearchClient } from './createSearchClient';

/** A channel that the test controls. */
function fakeChannel() {
  const posted: SearchWorkerRequest[] = [];
  let receive: (report: SearchReport) => void = () => undefined;
  let lose: Parameters<OpenSearchChannel>[1] = () => undefined;
  let opened = 0;
  const open: OpenSearchChannel = (onReport, onLoss) => {
    opened += 1;
    receive = onReport;
    lose = onLoss;
    return { post: (message) => posted.push(message) };
  };
  return {
    open,
    posted,
    receive: (report: SearchReport) => receive(report),
    lose: (how: Parameters<typeof lose>[1]) => lose('A test lost it.', how),
    timesOpened: () => opened,
  };
}

const requestOf = (data = '{}') => ({
  method: 'POST' as const,
  headers: {},
  url: 'https://embedded/1/indexes/*/queries?x-algolia-agent=a',
  data,
  connectTimeout: 1000,
  responseTimeout: 2000,
});

const answerOf = (id: number, content = 'answer'): SearchReport => ({
  op: 'answer',
  ...{ id, status: 200, content, isTimedOut: false },
});

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('the embedded requester', () => {
  // Requirement 13.1.
  it('starts its worker once, at the first warm-up, with the URL of the index', () => {
    const worker = fakeChannel();
    const requester = createEmbeddedRequester('/m.json', [worker.open]);
    expect(worker.timesOpened()).toBe(0);
    requester.warmUp();
    requester.warmUp();
    void requester.send(requestOf());
    expect(worker.timesOpened()).toBe(1);
    expect(worker.posted).toEqual([
      { op: 'load', manifestUrl: '/m.json' },
      { op: 'load', manifestUrl: '/m.json' },
      { op: 'request', id: 1, method: 'POST', path: '/1/indexes/*/queries', body: '{}' },
    ]);
  });

  it('matches answers to requests in any order', async () => {
    const worker = fakeChannel();
    const requester = createEmbeddedRequester('/m.json', [worker.open]);
    const answers = [requester.send(requestOf('1')), requester.send(requestOf('2'))];
    worker.receive(answerOf(2, 'two'));
    worker.receive(answerOf(1, 'one'));
    expect((await Promise.all(answers)).map(({ content }) => content)).toEqual(['one', 'two']);
  });

  it('answers from the page if the worker cannot start', async () => {
    const [worker, page] = [fakeChannel(), fakeChannel()];
    const requester = createEmbeddedRequester('/m.json', [worker.open, page.open]);
    const answer = requester.send(requestOf());
    worker.lose('refused');
    expect(page.posted.map(({ op }) => op)).toEqual(['load', 'request']);
    page.receive(answerOf(1));
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  // Requirement 9.20.
  it('fails pending requests if the worker is silent, then answers from the page', async () => {
    const [worker, page] = [fakeChannel(), fakeChannel()];
    const requester = createEmbeddedRequester('/m.json', [worker.open, page.open]);
    const failed = requester.send(requestOf());
    worker.lose('silent');
    await expect(failed).resolves.toMatchObject({ status: 0 });
    const answer = requester.send(requestOf());
    expect(page.posted.map(({ op }) => op)).toEqual(['load', 'request']);
    page.receive(answerOf(2));
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  // Requirement 13.9.
  it('reports an unreachable host if neither worker nor page can start, and retries at the next warm-up', async () => {
    const worker = fakeChannel();
    const requester = createEmbeddedRequester('/m.json', [worker.open]);
    const answer = requester.send(requestOf());
    worker.lose('refused');
    await expect(answer).resolves.toMatchObject({ status: 0, isTimedOut: false });
    requester.warmUp();
    expect(worker.timesOpened()).toBe(2);
  });

  it('makes only one attempt per search, even after a failure', async () => {
    const worker = fakeChannel();
    const client = createSearchClient(
      { mode: 'embedded', manifestUrl: '/m.json' },
      { requester: createEmbeddedRequester('/m.json', [worker.open]) },
    );
    const ask = () => client.search({ requests: [{ indexName: 'replicad', query: 'box' }] });
    const posted = (count: number) =>
      vi.waitFor(() =>
        expect(worker.posted.filter(({ op }) => op === 'request')).toHaveLength(count),
      );
    const failing = ask();
    await posted(1);
    worker.receive({ op: 'answer', id: 1, status: 0, content: '', isTimedOut: false });
    await expect(failing).rejects.toMatchObject({ name: 'RetryError' });
    const working = ask();
    await posted(2);
    worker.receive(answerOf(2, '{"results":[]}'));
    await expect(working).resolves.toEqual({ results: [] });
  });
});

// Requirement 9.20.
describe('the search worker', () => {
  class FakeWorker {
    static last: FakeWorker;
    onmessage: ((event: { readonly data: SearchReport }) => void) | null = null;
    readonly terminate = vi.fn();

    constructor() {
      FakeWorker.last = this;
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is terminated if it reports nothing for 8 s', () => {
    const lose = vi.fn();
    openWorker(() => undefined, lose);
    vi.advanceTimersByTime(loadTimeoutMs - 1);
    expect(lose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lose).toHaveBeenCalledWith('the worker has not arrived.', 'silent');
    expect(FakeWorker.last.terminate).toHaveBeenCalled();
  });

  it('has no time limit once it has reported its start', () => {
    const [receive, lose] = [vi.fn(), vi.fn()];
    openWorker(receive, lose);
    FakeWorker.last.onmessage?.({ data: { op: 'started' } });
    vi.advanceTimersByTime(10 * loadTimeoutMs);
    expect(receive).toHaveBeenCalledWith({ op: 'started' });
    expect(lose).not.toHaveBeenCalled();
  });
});
