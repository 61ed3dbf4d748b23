import { settingsMetaName, type SearchSite } from './settings';

let read: SearchSite | undefined;

/**
 * The search configuration that the page was served with; read once, since the head stays for the whole visit.
 * Errors: one that names the element that is missing.
 */
export function readSearchSite(): SearchSite {
  return (read ??= parseSearchSite());
}

function parseSearchSite(): SearchSite {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`);
  if (!meta) throw new Error(`The page has no <meta name="${settingsMetaName}">.`);
  // Written by `plugins/search-index` from a `SearchSite`.
  return JSON.parse(meta.content) as SearchSite;
}
