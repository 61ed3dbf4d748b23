import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchQuestion, SearchReport } from '../service/protocol';
import { createEmbeddedSearch, type OpenSearchChannel } from './createEmbeddedSearch';
import { createSearchClient } from './createSearchClient';

/** A channel under the test's control. */
function fakeChannel() {
  const posted: SearchQuestion[] = [];
  let receive: (report: SearchReport) => void = () => undefined;
  let lose: Parameters<OpenSearchChannel>[1] = () => undefined;
  let opened = 0;
  const open: OpenSearchChannel = (onReport, onLoss) => {
    opened += 1;
    receive = onReport;
    lose = onLoss;
    return { post: (question) => posted.push(question) };
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

describe('search embedded in the page', () => {
  // Requirement 13.1.
  it('opens its worker at the first sign of interest, once, and tells it where the index is', () => {
    const worker = fakeChannel();
    const search = createEmbeddedSearch('/m.json', [worker.open]);
    expect(worker.timesOpened()).toBe(0);
    search.warmUp();
    search.warmUp();
    void search.requester.send(requestOf());
    expect(worker.timesOpened()).toBe(1);
    expect(worker.posted).toEqual([
      { op: 'init', manifestUrl: '/m.json' },
      { op: 'retry' },
      { op: 'request', id: 1, method: 'POST', path: '/1/indexes/*/queries', body: '{}' },
    ]);
  });

  it('gives each request its own answer, in whatever order they come', async () => {
    const worker = fakeChannel();
    const { requester } = createEmbeddedSearch('/m.json', [worker.open]);
    const answers = [requester.send(requestOf('1')), requester.send(requestOf('2'))];
    worker.receive(answerOf(2, 'two'));
    worker.receive(answerOf(1, 'one'));
    expect((await Promise.all(answers)).map(({ content }) => content)).toEqual(['one', 'two']);
  });

  it('asks in the page what a worker that cannot start left open', async () => {
    const [worker, page] = [fakeChannel(), fakeChannel()];
    const { requester } = createEmbeddedSearch('/m.json', [worker.open, page.open]);
    const answer = requester.send(requestOf());
    worker.lose('refused');
    expect(page.posted.map(({ op }) => op)).toEqual(['init', 'request']);
    page.receive(answerOf(1));
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  // Requirement 9.20.
  it('fails what a worker that never came left open, and asks in the page from then on', async () => {
    const [worker, page] = [fakeChannel(), fakeChannel()];
    const { requester } = createEmbeddedSearch('/m.json', [worker.open, page.open]);
    const failed = requester.send(requestOf());
    worker.lose('silent');
    await expect(failed).resolves.toMatchObject({ status: 0 });
    const answer = requester.send(requestOf());
    expect(page.posted.map(({ op }) => op)).toEqual(['init', 'request']);
    page.receive(answerOf(2));
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  // Requirement 13.9.
  it('is an unreachable host when nothing can be started, and tries again when asked again', async () => {
    const worker = fakeChannel();
    const search = createEmbeddedSearch('/m.json', [worker.open]);
    const answer = search.requester.send(requestOf());
    worker.lose('refused');
    await expect(answer).resolves.toMatchObject({ status: 0, isTimedOut: false });
    search.warmUp();
    expect(worker.timesOpened()).toBe(2);
  });

  it('costs one attempt when it has failed, and is asked again at once', async () => {
    const worker = fakeChannel();
    const client = createSearchClient(
      { mode: 'embedded', manifestUrl: '/m.json' },
      { embedded: (manifestUrl) => createEmbeddedSearch(manifestUrl, [worker.open]) },
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
