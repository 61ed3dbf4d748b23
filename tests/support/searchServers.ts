import type { LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach } from 'vitest';
import {
  createSearchClient,
  type SearchClientOverrides,
} from '../../src/search/client/createSearchClient';
import { startServer, type LocalServer } from './localServer';

/** Settings of a build for Algolia, with which the client uses all its features, such as fallback hosts. */
export const algoliaSettings = { mode: 'algolia', appId: 'APP', apiKey: 'key' } as const;

/** Returns the request that the dialog sends. Requirement 7.4. */
export const createModalRequest = (query: string) => ({
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

export const emptyAnswer = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });

type Serve = (...listeners: Parameters<typeof startServer>[0][]) => Promise<LocalServer[]>;

/** Returns a function that starts servers. After each test they stop, and the stored host statuses are cleared. */
export function startServersInTests(): Serve {
  let servers: LocalServer[] = [];
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    servers = [];
  });
  return async (...listeners) => {
    const started = await Promise.all(listeners.map(startServer));
    servers.push(...started);
    return started;
  };
}

/** Returns the site's search client, with these hosts. */
export function createTestClient(
  hosts: readonly LocalServer['host'][],
  parts: SearchClientOverrides = {},
): LiteClient {
  return createSearchClient(algoliaSettings, {
    storage: localStorage,
    hosts: [...hosts],
    ...parts,
  });
}

export const sendQuery = (client: LiteClient, query: string) =>
  client.search({ requests: [createModalRequest(query)] });

/** Returns the number of requests to each server. */
export const requestCounts = (started: readonly LocalServer[]) =>
  started.map(({ requests: seen }) => seen.length);
