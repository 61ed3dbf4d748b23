// @vitest-environment jsdom
// cspell:ignore algolianet -- name of a host
import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchListener } from '../../../server/searchListener';
import {
  answering,
  closedHost,
  startServer,
  type LocalServer,
} from '../../../tests/support/localServer';
import { createEngine } from '../engine/createEngine';
import { createHandler } from '../handler/createHandler';
import { smallSite, storeOf } from '../handler/fixture';
import { createSearchClient, type SearchClientParts } from './createSearchClient';

const algolia = { mode: 'algolia', appId: 'APP', apiKey: 'key' } as const;

/** What the modal asks. Specification, section 7. */
const modalRequest = (query: string) => ({
  query,
  indexName: 'replicad',
  attributesToRetrieve: [
    ...['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
    ...['hierarchy.lvl4', 'hierarchy.lvl5', 'hierarchy.lvl6', 'content', 'type', 'url'],
  ],
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
});

const emptyAnswer = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });

let servers: LocalServer[] = [];

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  servers = [];
});

async function serve(...listeners: Parameters<typeof startServer>[0][]): Promise<LocalServer[]> {
  const started = await Promise.all(listeners.map(startServer));
  servers.push(...started);
  return started;
}

function clientOf(
  hosts: readonly LocalServer['host'][],
  parts: Partial<SearchClientParts> = {},
): LiteClient {
  return createSearchClient(algolia, {
    embedded: () => expect.unreachable(),
    storage: localStorage,
    ...parts,
    options: { hosts: [...hosts], ...parts.options },
  });
}

const ask = (client: LiteClient, query: string) =>
  client.search({ requests: [modalRequest(query)] });

/** How often each server was asked. */
const counts = (started: readonly LocalServer[]) => started.map(({ seen }) => seen.length);

describe('the http mount, through the real client', () => {
  const handler = createHandler(createEngine(storeOf(smallSite)), { indexName: 'replicad' });

  it('is asked by a POST to the multi-index path with credentials in the query string', async () => {
    const [server] = await serve(searchListener(handler));
    await ask(clientOf([server!.host]), 'box');
    const { method, url, contentType, body } = server!.seen[0]!;
    expect(method).toBe('POST');
    expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(url.searchParams.get('x-algolia-agent')).toContain('Algolia for JavaScript (5.19.0)');
    expect(contentType).toMatch(/^text\/plain/);
    expect(JSON.parse(body)).toEqual({ requests: [modalRequest('box')] });
  });

  it('answers with the hits that the modal reads', async () => {
    const [server] = await serve(searchListener(handler));
    const { results } = await ask(clientOf([server!.host]), 'makeBaseBox');
    const result = results[0] as unknown as { hits: { url: string }[]; nbHits: number };
    expect(result.hits[0]?.url).toBe('https://example.test/docs/api/functions/makeBaseBox');
    expect(result.nbHits).toBeGreaterThan(0);
  });

  it('is asked once for identical questions, at the same time or later', async () => {
    const [server] = await serve(searchListener(handler));
    const client = clientOf([server!.host]);
    await Promise.all([ask(client, 'box'), ask(client, 'box')]);
    await ask(client, 'box');
    expect(counts([server!])).toEqual([1]);
    await ask(client, 'boxes');
    expect(counts([server!])).toEqual([2]);
  });

  it('answers recommendations with pages related to a record', async () => {
    const [server] = await serve(searchListener(handler));
    const { results } = await clientOf([server!.host]).getRecommendations({
      requests: [
        {
          indexName: 'replicad',
          model: 'related-products',
          objectID: '/docs/api/functions/makeBox#:lvl1:0',
          threshold: 0,
          maxRecommendations: 2,
        },
      ],
    });
    const hits = results[0]?.hits as unknown as { url: string }[];
    expect(hits[0]?.url).toBe('https://example.test/docs/api/functions/makeBaseBox');
    expect(hits.length).toBeLessThanOrEqual(2);
  });

  it('answers a generic POST to a path of the caller', async () => {
    const [server] = await serve(searchListener(handler));
    const answer = await clientOf([server!.host]).customPost({
      path: '1/indexes/*/queries',
      body: { requests: [modalRequest('box')] },
    });
    expect(answer).toHaveProperty('results');
  });

  it('answers faults with a status and message that are not retried', async () => {
    const started = await serve(searchListener(handler), searchListener(handler));
    const client = clientOf(started.map(({ host }) => host));
    await expect(
      client.search({ requests: [{ indexName: 'other', query: 'box' }] }),
    ).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Index other does not exist',
    });
    await expect(client.customPost({ path: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    await expect(
      client.customPost({ path: '1/indexes/*/queries', body: {} }),
    ).rejects.toMatchObject({ name: 'ApiError', status: 400 });
    expect(counts(started)).toEqual([3, 0]);
  });
});

describe('which host is asked', () => {
  it('is the read host first, then three fallbacks in an order shuffled per client', () => {
    const orders = Array.from({ length: 60 }, () =>
      createSearchClient(algolia, { embedded: () => expect.unreachable() }).transporter.hosts.map(
        ({ url, accept }) => `${accept} ${url}`,
      ),
    );
    for (const order of orders) {
      expect(order.slice(0, 2)).toEqual(['read APP-dsn.algolia.net', 'write APP.algolia.net']);
      expect(order.slice(2).sort()).toEqual([
        'readWrite APP-1.algolianet.com',
        'readWrite APP-2.algolianet.com',
        'readWrite APP-3.algolianet.com',
      ]);
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  });

  it('is the next one after a network failure, and after a status outside 2xx and 4xx', async () => {
    const started = await serve(
      answering(500, ''),
      answering(302, ''),
      answering(200, emptyAnswer),
    );
    await ask(clientOf([await closedHost(), ...started.map(({ host }) => host)]), 'box');
    expect(counts(started)).toEqual([1, 1, 1]);
  });

  it('is none after a 4xx, whose status and message are thrown', async () => {
    const limited = JSON.stringify({ message: 'Too many requests', status: 429 });
    const started = await serve(answering(429, limited), answering(200, emptyAnswer));
    await expect(ask(clientOf(started.map(({ host }) => host)), 'box')).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Too many requests',
    });
    expect(counts(started)).toEqual([1, 0]);
  });

  it('is none when all were unreachable: the message says the application id may be wrong', async () => {
    const hosts = await Promise.all([closedHost(), closedHost(), closedHost(), closedHost()]);
    await expect(ask(clientOf(hosts), 'box')).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('your application id may be incorrect') as string,
    });
  });
});

describe('what an answer becomes', () => {
  it('is a detailed error when the body has an extra error field', async () => {
    const body = { message: 'Bad', status: 400, error: { code: '1', details: [] } };
    const [server] = await serve(answering(400, JSON.stringify(body)));
    await expect(ask(clientOf([server!.host]), 'box')).rejects.toMatchObject({
      name: 'DetailedApiError',
      status: 400,
      error: { code: '1' },
    });
  });

  it('is a deserialization error when a 2xx is not JSON, and no other host is asked', async () => {
    const started = await serve(answering(200, '<html>'), answering(200, emptyAnswer));
    await expect(ask(clientOf(started.map(({ host }) => host)), 'box')).rejects.toMatchObject({
      name: 'DeserializationError',
    });
    expect(counts(started)).toEqual([1, 0]);
  });
});

describe('timeouts', () => {
  it('are 1 s until a host begins to answer, then the next is asked with more patience', async () => {
    const [silent, good] = await serve(
      (request) => void request.resume(),
      answering(200, emptyAnswer),
    );
    const client = clientOf([silent!.host, good!.host]);
    const timeouts = recordTimeouts(client);
    await ask(client, 'box');
    expect(counts([silent!, good!])).toEqual([1, 1]);
    // Multiplied by 3 + retries so far.
    expect(timeouts).toEqual([
      { connect: 1000, read: 2000 },
      { connect: 4000, read: 8000 },
    ]);
  });

  it('are 2 s for an answer that has begun and does not end', async () => {
    const [stalling, good] = await serve(
      (request, response) => {
        request.resume();
        response.writeHead(200, { 'access-control-allow-origin': '*' }).write('{');
      },
      answering(200, emptyAnswer),
    );
    await ask(clientOf([stalling!.host, good!.host]), 'box');
    expect(counts([stalling!, good!])).toEqual([1, 1]);
  });

  it('grow by the hosts that timed out before: timed-out hosts + 3 + retries so far', async () => {
    const started = await serve(answering(200, emptyAnswer), answering(200, emptyAnswer));
    const client = clientOf(started.map(({ host }) => host));
    const timeouts = recordTimeouts(client, (index) =>
      index === 0 ? { status: 0, content: '', isTimedOut: true } : undefined,
    );
    await ask(client, 'one');
    await ask(client, 'two');
    expect(timeouts).toEqual([
      { connect: 1000, read: 2000 },
      { connect: 4000, read: 8000 },
      { connect: 4000, read: 8000 },
    ]);
    // The host that timed out comes last while it is remembered.
    expect(counts(started)).toEqual([0, 2]);
  });
});

describe('a host that failed', () => {
  it('is avoided for 120 s and then asked again', async () => {
    let now = 1_000_000;
    const started = await serve(answering(503, ''), answering(200, emptyAnswer));
    const client = clientOf(
      started.map(({ host }) => host),
      { now: () => now },
    );
    await ask(client, 'one');
    await ask(client, 'two');
    now += 119_999;
    await ask(client, 'three');
    expect(counts(started)).toEqual([1, 3]);
    now += 2;
    await ask(client, 'four');
    expect(counts(started)).toEqual([2, 4]);
  });

  it('is avoided by the next page too: the host cache is in local storage', async () => {
    const started = await serve(answering(503, ''), answering(200, emptyAnswer));
    const hosts = started.map(({ host }) => host);
    await ask(clientOf(hosts), 'one');
    expect(localStorage.getItem('algolia-client-js-5.19.0-APP')).toContain('"down"');
    await ask(clientOf(hosts), 'two');
    expect(counts(started)).toEqual([1, 2]);
  });

  it('is avoided within the page where storage is forbidden or broken', async () => {
    const broken = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('forbidden');
      },
      removeItem: () => undefined,
    };
    for (const storage of [undefined, broken]) {
      const started = await serve(answering(503, ''), answering(200, emptyAnswer));
      const client = clientOf(
        started.map(({ host }) => host),
        { storage },
      );
      await ask(client, 'one');
      await ask(client, 'two');
      expect(counts(started)).toEqual([1, 2]);
    }
  });

  it('is asked again at once by the stock client, which is why the host cache is ours', async () => {
    const { liteClient } = await import('algoliasearch/lite');
    const started = await serve(answering(503, ''), answering(200, emptyAnswer));
    const hosts = started.map(({ host }) => host);
    const stock = liteClient('APP', 'key', { hosts });
    await ask(stock, 'one');
    await ask(stock, 'two');
    expect(counts(started)).toEqual([2, 2]);
  });

  it('is asked all the same when it is the only one, so that search recovers at once', async () => {
    let isUp = false;
    const [server] = await serve((request, response) =>
      answering(isUp ? 200 : 503, isUp ? emptyAnswer : '')(request, response),
    );
    const client = clientOf([server!.host]);
    await expect(ask(client, 'one')).rejects.toMatchObject({ name: 'RetryError' });
    isUp = true;
    await expect(ask(client, 'one')).resolves.toHaveProperty('results');
  });
});

describe('the client', () => {
  it('fails with the texts of the specification without application id or key', () => {
    const parts = { embedded: () => expect.unreachable() };
    expect(() => createSearchClient({ ...algolia, appId: '' }, parts)).toThrow('appId is missing.');
    expect(() => createSearchClient({ ...algolia, apiKey: '' }, parts)).toThrow(
      'apiKey is missing.',
    );
  });

  it('requires parameters and a list of requests', () => {
    const client = clientOf([]);
    const wrong = client.search.bind(client) as (parameters?: unknown) => unknown;
    expect(() => wrong()).toThrow('searchMethodParams');
    expect(() => wrong({})).toThrow('searchMethodParams.requests');
  });
});

/** Notes the timeouts handed to the requester; `answer` may answer instead of the network. */
function recordTimeouts(
  client: LiteClient,
  answer: (
    index: number,
  ) => { status: number; content: string; isTimedOut: boolean } | undefined = () => undefined,
) {
  const timeouts: { connect: number; read: number }[] = [];
  const { requester } = client.transporter;
  const send = requester.send.bind(requester);
  requester.send = (request) => {
    const own = answer(timeouts.length);
    timeouts.push({ connect: request.connectTimeout, read: request.responseTimeout });
    return own ? Promise.resolve(own) : send(request);
  };
  return timeouts;
}
