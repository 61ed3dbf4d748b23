import { settingsMetaName, type SearchSite } from './settings';

let parsed: SearchSite | undefined;

/**
 * Returns the search configuration in the head of the page, which stays for the whole visit.
 * Errors: names the missing element.
 */
export function readSearchSite(): SearchSite {
  return (parsed ??= parseSearchSite());
}

function parseSearchSite(): SearchSite {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`);
  if (!meta) throw new Error(`The page has no <meta name="${settingsMetaName}">.`);
  // Written by `plugins/search-index` from a `SearchSite`.
  return JSON.parse(meta.content) as SearchSite;
}
