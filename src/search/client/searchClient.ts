import type { LiteClient } from 'algoliasearch/lite';
import { createEmbeddedSearch, type EmbeddedSearch } from './createEmbeddedSearch';
import { createRecovery, type Recovery } from './createRecovery';
import { createSearchClient } from './createSearchClient';
import { sanitizeSavedSearches } from './sanitizeSavedSearches';
import { openPageChannel, openWorkerChannel } from './searchChannels';
import type { SearchSite } from './settings';

// One client, requester and worker for the whole visit: modal and search page share what is loaded.
let client: LiteClient | undefined;
let embedded: EmbeddedSearch | undefined;

/** The client that the modal and the search page ask, made once. */
export function searchClient({ settings }: SearchSite): LiteClient {
  return (client ??= createSearchClient(settings, {
    embedded: (manifestUrl) => embeddedSearch(manifestUrl),
    storage: localStorageIfAllowed(),
  }));
}

/** Fetches worker and index at a reader's first sign of intent, and again after a failure. */
export function warmUpSearch({ settings }: SearchSite): void {
  if (settings.mode === 'embedded') embeddedSearch(settings.manifestUrl).warmUp();
}

/** What lets a screen's error go away by itself; each screen has its own. */
export function searchRecovery(site: SearchSite): Recovery {
  return createRecovery((listener) => onSearchReady(site, listener));
}

/** To call before the modal reads what it saved. */
export function prepareSavedSearches({ indexName }: SearchSite): void {
  sanitizeSavedSearches(indexName, localStorageIfAllowed());
}

/** Calls `listener` whenever search can answer again; returns how to stop that. */
function onSearchReady({ settings }: SearchSite, listener: () => void): () => void {
  if (settings.mode === 'embedded') return embeddedSearch(settings.manifestUrl).onReady(listener);
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

function embeddedSearch(manifestUrl: string): EmbeddedSearch {
  if (!embedded) {
    const search = createEmbeddedSearch(new URL(manifestUrl, window.location.href).href, [
      openWorkerChannel,
      openPageChannel,
    ]);
    window.addEventListener('online', search.warmUp);
    embedded = search;
  }
  return embedded;
}

/** Reading `localStorage` throws where a browser forbids it. */
function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
