// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { searchListener } from '../../../plugins/docusaurus/search-index/hosting/searchListener';
import { respondingWith } from '../../../tests/support/localServer';
import {
  algoliaSettings,
  sendQuery,
  createTestClient,
  requestCounts,
  emptyAnswer,
  createModalRequest,
  startServersInTests,
} from '../../../tests/support/searchServers';
import { createSearchEngine } from '../engine/createSearchEngine';
import { createSearchHandler } from '../handler/createSearchHandler';
import { smallSite, createTestStore } from '../../../tests/support/searchFixture';
import { createSearchClient } from './createSearchClient';

const serve = startServersInTests();

describe('the http search server with the real client', () => {
  const handler = createSearchHandler(createSearchEngine(createTestStore(smallSite)), {
    indexName: 'replicad',
  });

  // Requirements 7.2, 7.3, 13.2.
  it('receives a POST to the multi-index path, with credentials in the query string', async () => {
    const [server] = await serve(searchListener(handler));
    await sendQuery(createTestClient([server!.host]), 'box');
    const { method, url, contentType, body } = server!.requests[0]!;
    expect(method).toBe('POST');
    expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(url.searchParams.get('x-algolia-agent')).toContain('Algolia for JavaScript (5.19.0)');
    expect(contentType).toMatch(/^text\/plain/);
    expect(JSON.parse(body)).toEqual({ requests: [createModalRequest('box')] });
  });

  // Requirements 8.10, 13.2.
  it('returns hits in the form that the dialog reads', async () => {
    const [server] = await serve(searchListener(handler));
    const { results } = await sendQuery(createTestClient([server!.host]), 'makeBaseBox');
    const result = results[0] as unknown as { hits: { url: string }[]; nbHits: number };
    expect(result.hits[0]?.url).toBe('https://example.test/docs/api/functions/makeBaseBox');
    expect(result.nbHits).toBeGreaterThan(0);
  });

  // Requirements 7.2, 9.17.
  it('receives a single request for several identical queries', async () => {
    const [server] = await serve(searchListener(handler));
    const client = createTestClient([server!.host]);
    await Promise.all([sendQuery(client, 'box'), sendQuery(client, 'box')]);
    await sendQuery(client, 'box');
    expect(requestCounts([server!])).toEqual([1]);
    await sendQuery(client, 'boxes');
    expect(requestCounts([server!])).toEqual([2]);
  });

  // Requirement 7.7.
  it('recommends pages related to a record', async () => {
    const [server] = await serve(searchListener(handler));
    const { results } = await createTestClient([server!.host]).getRecommendations({
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

  // Requirement 7.8.
  it('answers `customPost` calls with a path', async () => {
    const [server] = await serve(searchListener(handler));
    const answer = await createTestClient([server!.host]).customPost({
      path: '1/indexes/*/queries',
      body: { requests: [createModalRequest('box')] },
    });
    expect(answer).toHaveProperty('results');
  });

  // Requirements 8.5, 8.9.
  it('answers an invalid request with a status and message, and the client does not retry it', async () => {
    const started = await serve(searchListener(handler), searchListener(handler));
    const client = createTestClient(started.map(({ host }) => host));
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
    expect(requestCounts(started)).toEqual([3, 0]);
  });
});

describe('a failed response', () => {
  // Requirement 8.6.
  it('throws a DetailedApiError if the body has an extra error field', async () => {
    const body = { message: 'Bad', status: 400, error: { code: '1', details: [] } };
    const [server] = await serve(respondingWith(400, JSON.stringify(body)));
    await expect(sendQuery(createTestClient([server!.host]), 'box')).rejects.toMatchObject({
      name: 'DetailedApiError',
      status: 400,
      error: { code: '1' },
    });
  });

  // Requirements 8.7, 8.10.
  it('throws a DeserializationError, without a retry, if a 2xx response is not JSON', async () => {
    const started = await serve(respondingWith(200, '<html>'), respondingWith(200, emptyAnswer));
    await expect(
      sendQuery(createTestClient(started.map(({ host }) => host)), 'box'),
    ).rejects.toMatchObject({
      name: 'DeserializationError',
    });
    expect(requestCounts(started)).toEqual([1, 0]);
  });
});

describe('the client', () => {
  // Requirement 5.5.
  it('throws an error that names the missing application id or key', () => {
    expect(() => createSearchClient({ ...algoliaSettings, appId: '' })).toThrow(
      'appId is missing.',
    );
    expect(() => createSearchClient({ ...algoliaSettings, apiKey: '' })).toThrow(
      'apiKey is missing.',
    );
  });

  // Requirement 5.6.
  it('requires parameters and a list of requests', () => {
    const client = createTestClient([]);
    const wrong = client.search.bind(client) as (parameters?: unknown) => unknown;
    expect(() => wrong()).toThrow('searchMethodParams');
    expect(() => wrong({})).toThrow('searchMethodParams.requests');
  });
});
