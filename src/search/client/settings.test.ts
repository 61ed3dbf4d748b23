import { describe, expect, it } from 'vitest';
import { createSearchClient } from './createSearchClient';
import { searchHosts, createSearchConfig } from './settings';

const ids = { SEARCH_MODE: 'algolia', ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };

describe('the search settings', () => {
  // Requirement 13.1.
  it('use the embedded index by default', () => {
    expect(createSearchConfig({}, '/docs-site/')).toEqual({
      settings: { mode: 'embedded', manifestUrl: '/docs-site/search/manifest.json' },
      indexName: 'replicad',
      keepsSearches: true,
      insights: false,
    });
  });

  it('store no searches if personalization is off', () => {
    expect(createSearchConfig({ SEARCH_PERSONALIZATION: '0' }, '/').keepsSearches).toBe(false);
  });

  // Requirement 13.2.
  it('use our own server at SEARCH_URL, and throw without one', () => {
    const { settings } = createSearchConfig(
      { SEARCH_MODE: 'http', SEARCH_URL: 'http://host:1' },
      '/',
    );
    expect(settings).toEqual({ mode: 'http', url: 'http://host:1' });
    expect(() => createSearchConfig({ SEARCH_MODE: 'http' }, '/')).toThrow('SEARCH_URL');
  });

  // Requirement 13.3.
  it("use Algolia's hosts with application id, key and index name", () => {
    expect(createSearchConfig({ ...ids, ALGOLIA_INDEX_NAME: 'other' }, '/')).toMatchObject({
      settings: { mode: 'algolia', appId: 'APP', apiKey: 'key' },
      indexName: 'other',
    });
    for (const none of ['', undefined]) {
      expect(createSearchConfig({ ...ids, ALGOLIA_INDEX_NAME: none }, '/').indexName).toBe(
        'replicad',
      );
    }
  });

  // Requirement 5.5.
  it('throw an error that names an unknown mode, or a missing application id or key', () => {
    expect(() => createSearchConfig({ ...ids, ALGOLIA_APP_ID: '' }, '/')).toThrow(
      'appId is missing.',
    );
    expect(() => createSearchConfig({ ...ids, ALGOLIA_SEARCH_KEY: undefined }, '/')).toThrow(
      'apiKey is missing.',
    );
    expect(() => createSearchConfig({ SEARCH_MODE: 'other' }, '/')).toThrow(
      'embedded, http, algolia',
    );
  });

  it('enable insights only with Algolia and SEARCH_INSIGHTS=1', () => {
    expect(createSearchConfig(ids, '/').insights).toBe(false);
    expect(createSearchConfig({ ...ids, SEARCH_INSIGHTS: '1' }, '/').insights).toBe(true);
    expect(createSearchConfig({ SEARCH_INSIGHTS: '1' }, '/').insights).toBe(false);
  });
});

describe("the hosts that search adds to the page's CSP", () => {
  it('are an empty list in embedded mode', () => {
    expect(searchHosts(createSearchConfig({}, '/'))).toEqual({ connect: [], script: [] });
  });

  it('are the origin of our own server in http mode', () => {
    const site = createSearchConfig(
      { SEARCH_MODE: 'http', SEARCH_URL: 'http://host:1/search' },
      '/',
    );
    expect(searchHosts(site)).toEqual({ connect: ['http://host:1'], script: [] });
  });

  it("are the client's Algolia hosts in algolia mode, the read host first", () => {
    const { connect, script } = searchHosts(createSearchConfig(ids, '/'));
    const asked = createSearchClient({ mode: 'algolia', appId: 'APP', apiKey: 'key' })
      .transporter.hosts.filter(({ accept }) => accept !== 'write')
      .map(({ protocol, url }) => `${protocol}://${url}`);
    expect(connect[0]).toBe(asked[0]);
    expect([...connect].sort()).toEqual(asked.sort());
    expect(script).toEqual([]);
  });

  it('include the hosts of the insights script and events if insights are enabled', () => {
    const site = createSearchConfig({ ...ids, SEARCH_INSIGHTS: '1' }, '/');
    expect(searchHosts(site).connect).toContain('https://insights.algolia.io');
    expect(searchHosts(site).script).toEqual(['https://cdn.jsdelivr.net']);
  });
});
