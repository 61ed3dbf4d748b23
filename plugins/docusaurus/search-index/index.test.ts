// cspell:ignore unstub
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import searchIndex from '.';

const context = { baseUrl: '/', siteConfig: { url: 'https://site.test' }, siteDir: '/site' };

function headTags(environment: Readonly<Record<string, string>>): HtmlTagObject[] {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const plugin = searchIndex(context as unknown as LoadContext);
  return plugin.injectHtmlTags?.({ content: undefined }).headTags as HtmlTagObject[];
}

const preconnectHints = (tags: readonly HtmlTagObject[]) =>
  tags.filter(({ tagName }) => tagName === 'link');

afterEach(() => vi.unstubAllEnvs());

describe('a preconnect hint', () => {
  // Requirement 7.10.
  it('points to the search provider', () => {
    const ids = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };
    for (const [environment, href] of [
      [{ SEARCH_MODE: 'algolia', ...ids }, 'https://APP-dsn.algolia.net'],
      [{ SEARCH_MODE: 'http', SEARCH_URL: 'https://search.test/a' }, 'https://search.test'],
    ] as const) {
      const attributes = { rel: 'preconnect', href, crossorigin: 'anonymous' };
      expect(preconnectHints(headTags(environment))).toEqual([{ tagName: 'link', attributes }]);
    }
  });

  it('is omitted if the site itself answers searches', () => {
    expect(preconnectHints(headTags({}))).toEqual([]);
  });
});

describe('the settings of search', () => {
  it('are in the head of every page', () => {
    const settings = headTags({ SEARCH_PERSONALIZATION: '0' }).find(
      ({ attributes }) => attributes?.['name'] === 'search-settings',
    );
    expect(JSON.parse(String(settings?.attributes?.['content']))).toEqual({
      settings: { mode: 'embedded', manifestUrl: '/search/manifest.json' },
      indexName: 'replicad',
      keepsSearches: false,
      insights: false,
    });
  });
});
