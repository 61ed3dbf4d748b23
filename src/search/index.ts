/** Entry point of search for pages. `plugins/docusaurus/search-index` writes the index during the build. */
import type { LiteClient } from 'algoliasearch/lite';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient } from './client/createSearchClient';
import { createEmbeddedRequester, type EmbeddedRequester } from './client/embeddedRequester';
import { createRetryPolicy, type RetryPolicy } from './client/retryPolicy';
import { settingsMetaName, type SearchConfig } from './client/settings';

export type { SearchConfig } from './client/settings';

let parsed: SearchConfig | undefined;

/**
 * Returns the search configuration that `plugins/docusaurus/search-index` has written into the page's head. Throws an
 * error that names a missing element.
 */
export function readSearchConfig(): SearchConfig {
  return (parsed ??= parseSearchConfig());
}

function parseSearchConfig(): SearchConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`);
  if (!meta) throw new Error(`The page has no <meta name="${settingsMetaName}">.`);
  return JSON.parse(meta.content) as SearchConfig;
}

/** Returns the search configuration: from the page in the browser, from the build during server-side rendering. */
export function useSearchConfig(): SearchConfig {
  const { customFields } = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return readSearchConfig();
  // `createSearchConfig` in docusaurus.config.ts writes this field. Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchConfig;
}

// The dialog and the search page share one client, requester and worker for the whole visit.
let client: LiteClient | undefined;
let embedded: EmbeddedRequester | undefined;

/** Returns the client of the dialog and the search page. */
export function sharedSearchClient({ settings }: SearchConfig): LiteClient {
  return (client ??= createSearchClient(settings, {
    requester: settings.mode === 'embedded' ? embeddedRequester(settings) : undefined,
    storage: localStorageIfAllowed(),
  }));
}

/** Loads the worker and the index before the first search, or again after a failure. */
export function warmUpSearch({ settings }: SearchConfig): void {
  if (settings.mode === 'embedded') embeddedRequester(settings).warmUp();
}

/** Returns a retry policy for failed searches. The dialog and the search page each create one. */
export function createSearchRetryPolicy(site: SearchConfig): RetryPolicy {
  return createRetryPolicy(() => warmUpSearch(site));
}

function embeddedRequester({ manifestUrl }: { readonly manifestUrl: string }): EmbeddedRequester {
  return (embedded ??= createEmbeddedRequester(new URL(manifestUrl, window.location.href).href));
}

/** Returns `localStorage`; undefined if the browser forbids it, because reading the property then throws. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
