// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import { renderInSite } from '../support/renderInSite';

// The table of routes would bring every page of the site.
vi.mock('@generated/routes', () => ({ default: [] }));

const processed = (algolia: object, url: string) =>
  renderInSite(() => useSearchResultUrlProcessor(), { themeConfig: { algolia } }).result.current(
    url,
  );

// Requirement 3.8.
it('the address of a hit is one of this site, unless the pattern says that it is another', () => {
  const url = 'https://example.test/docs/intro#start';
  expect(processed({}, url)).toBe('/docs/intro#start');
  expect(processed({ externalUrlRegex: 'other\\.test' }, url)).toBe('/docs/intro#start');
  expect(processed({ externalUrlRegex: 'example\\.test' }, url)).toBe(url);
});

// Requirement 3.8.
it('a part of the path of a hit may be replaced by another', () => {
  const replaceSearchResultPathname = { from: '/docs/', to: '/guide/' };
  expect(processed({ replaceSearchResultPathname }, 'https://example.test/docs/intro')).toBe(
    '/guide/intro',
  );
});
