/** Entry point of search for pages. The build half is `plugins/docusaurus/search-index`. */
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
 * Returns the search configuration that `plugins/docusaurus/search-index` has written into the page's head. Errors:
 * names the missing element.
 */
export function readSearchSite(): SearchSite {
  return (parsed ??= parseSearchSite());
}

function parseSearchSite(): SearchSite {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`);
  if (!meta) throw new Error(`The page has no <meta name="${settingsMetaName}">.`);
  return JSON.parse(meta.content) as SearchSite;
}

/**
 * Returns the search configuration: in the browser that of the page, during server-side rendering that of the build.
 */
export function useSearchSite(): SearchSite {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return readSearchSite();
  // `searchSite` in docusaurus.config.ts writes this field. Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchSite;
}

// The dialog and the search page share one client, requester and worker for the whole visit.
let client: LiteClient | undefined;
let embedded: EmbeddedRequester | undefined;

/** Returns the client of the dialog and the search page. */
export function searchClient({ settings }: SearchSite): LiteClient {
  return (client ??= createSearchClient(settings, {
    requester: settings.mode === 'embedded' ? embeddedRequester(settings) : undefined,
    storage: localStorageIfAllowed(),
  }));
}

/** Loads the worker and the index before the first search, or again after a failure. */
export function warmUpSearch({ settings }: SearchSite): void {
  if (settings.mode === 'embedded') embeddedRequester(settings).warmUp();
}

/** Returns a recovery that retries failed searches; each screen has its own. */
export function searchRecovery(site: SearchSite): Recovery {
  return createRecovery(() => warmUpSearch(site));
}

function embeddedRequester({ manifestUrl }: { readonly manifestUrl: string }): EmbeddedRequester {
  return (embedded ??= createEmbeddedRequester(new URL(manifestUrl, window.location.href).href));
}

/** Returns `localStorage`, or undefined if the browser forbids it: then reading the property throws. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
