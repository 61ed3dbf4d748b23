// cspell:ignore unstub
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import searchIndex from '.';

const context = { baseUrl: '/', siteConfig: { url: 'https://site.test' }, siteDir: '/site' };

function headTags(environment: Readonly<Record<string, string>>): unknown {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const plugin = searchIndex(context as unknown as LoadContext);
  return plugin.injectHtmlTags?.({ content: undefined });
}

afterEach(() => vi.unstubAllEnvs());

describe('a preconnect hint', () => {
  // Requirement 7.10.
  it('goes to the search provider', () => {
    const ids = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key' };
    for (const [environment, href] of [
      [{ SEARCH_MODE: 'algolia', ...ids }, 'https://APP-dsn.algolia.net'],
      [{ SEARCH_MODE: 'http', SEARCH_URL: 'https://search.test/a' }, 'https://search.test'],
    ] as const) {
      const attributes = { rel: 'preconnect', href, crossorigin: 'anonymous' };
      expect(headTags(environment)).toEqual({ headTags: [{ tagName: 'link', attributes }] });
    }
  });

  it('is not given where the site itself answers', () => {
    expect(headTags({})).toEqual({});
  });
});
