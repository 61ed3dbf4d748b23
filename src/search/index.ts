/** The page's entry point to search; `plugins/docusaurus/search-index` is its build half. */
import type { LiteClient } from 'algoliasearch/lite';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient } from './client/createSearchClient';
import { createEmbeddedRequester, type EmbeddedRequester } from './client/embeddedRequester';
import { createRecovery, type Recovery } from './client/recovery';
import { settingsMetaName, type SearchSite } from './client/settings';

export type { SearchSite } from './client/settings';

let parsed: SearchSite | undefined;

/**
 * Returns the search configuration in the head of the page, which `plugins/docusaurus/search-index` writes.
 * Errors: names the missing element.
 */
export function readSearchSite(): SearchSite {
  return (parsed ??= parseSearchSite());
}

function parseSearchSite(): SearchSite {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`);
  if (!meta) throw new Error(`The page has no <meta name="${settingsMetaName}">.`);
  return JSON.parse(meta.content) as SearchSite;
}

/** Returns the search configuration: of the page in the browser, of the build on the server. */
export function useSearchSite(): SearchSite {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return readSearchSite();
  // Written by `searchSite` in docusaurus.config.ts; Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchSite;
}

// One client, requester and worker for the whole visit: modal and search page share them.
let client: LiteClient | undefined;
let embedded: EmbeddedRequester | undefined;

/** Returns the client of the modal and the search page. */
export function searchClient({ settings }: SearchSite): LiteClient {
  return (client ??= createSearchClient(settings, {
    requester: settings.mode === 'embedded' ? embeddedRequester(settings) : undefined,
    storage: localStorageIfAllowed(),
  }));
}

/** Loads worker and index before the reader searches, and again after a failure. */
export function warmUpSearch({ settings }: SearchSite): void {
  if (settings.mode === 'embedded') embeddedRequester(settings).warmUp();
}

/** Retries failed searches; each screen has its own. */
export function searchRecovery(site: SearchSite): Recovery {
  return createRecovery(() => warmUpSearch(site));
}

function embeddedRequester({ manifestUrl }: { readonly manifestUrl: string }): EmbeddedRequester {
  return (embedded ??= createEmbeddedRequester(new URL(manifestUrl, window.location.href).href));
}

/** Reading `localStorage` throws where a browser forbids it. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
