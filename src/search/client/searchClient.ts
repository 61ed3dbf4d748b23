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

/** Fetches worker and index when a reader is about to search, and again after a failure. */
export function warmUpSearch({ settings }: SearchSite): void {
  if (settings.mode === 'embedded') embeddedSearch(settings.manifestUrl).warmUp();
}

/** What lets a screen's error go away by itself; each screen has its own. */
export function searchRecovery(site: SearchSite): Recovery {
  return createRecovery(() => warmUpSearch(site));
}

/** To call before the modal reads what it saved. */
export function prepareSavedSearches({ indexName }: SearchSite): void {
  sanitizeSavedSearches(indexName, localStorageIfAllowed());
}

function embeddedSearch(manifestUrl: string): EmbeddedSearch {
  return (embedded ??= createEmbeddedSearch(new URL(manifestUrl, window.location.href).href, [
    openWorkerChannel,
    openPageChannel,
  ]));
}

/** Reading `localStorage` throws where a browser forbids it. */
function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
