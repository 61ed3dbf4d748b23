import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusContext } from '@docusaurus/types';
import { createSearchConfig, settingsMetaName } from '../../../../src/search/client/settings';
import SearchModal from '../../../../src/theme/SearchBar/SearchModal';

/** Search settings of a build for Algolia. `?insights` enables insights events. */
const search = createSearchConfig(
  {
    SEARCH_MODE: 'algolia',
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
    ...(window.location.search.includes('insights') && { SEARCH_INSIGHTS: '1' }),
  },
  '/',
);

const version = { name: 'current', label: 'Next', isLast: true, path: '/docs', docs: [] };
const docs = { path: '/docs', versions: [version], breadcrumbs: true };
const site = {
  i18n: { currentLocale: 'en', defaultLocale: 'en' },
  siteConfig: {
    baseUrl: '/',
    url: window.location.origin,
    future: { experimental_router: 'browser' },
    themeConfig: {
      algolia: {
        appId: 'APP',
        apiKey: 'key',
        indexName: search.indexName,
        searchPagePath: 'search',
      },
      docs: { versionPersistence: 'localStorage' },
    },
  },
  globalData: { 'docusaurus-plugin-content-docs': { default: docs } },
} as unknown as DocusaurusContext;

// The search settings, in the format that `plugins/docusaurus/search-index` writes.
const settings = document.createElement('meta');
settings.name = settingsMetaName;
settings.content = JSON.stringify(search);
document.head.append(settings);

// A stub of the global that Docusaurus' links use to prefetch pages.
Object.assign(window, {
  docusaurus: { prefetch: () => false, preload: () => Promise.resolve() },
});

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search</button>
      {isOpen && <SearchModal onClose={() => setOpen(false)} />}
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <SiteContext.Provider value={site}>
      <BrowserContext.Provider value>
        <DocsPreferredVersionContextProvider>
          <Page />
        </DocsPreferredVersionContextProvider>
      </BrowserContext.Provider>
    </SiteContext.Provider>
  </BrowserRouter>,
);
