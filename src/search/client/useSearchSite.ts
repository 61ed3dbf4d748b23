import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocusaurusConfig } from '@docusaurus/types';
import { settingsMetaName, type SearchSite } from './settings';

/** The site's search configuration. */
export function useSearchSite(): SearchSite {
  const { siteConfig } = useDocusaurusContext();
  // The server writes pages from the configuration; it has no head to read.
  return ExecutionEnvironment.canUseDOM ? readSearchSite() : searchSiteOf(siteConfig);
}

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

function searchSiteOf({ customFields }: Pick<DocusaurusConfig, 'customFields'>): SearchSite {
  // Written by `searchSite` in docusaurus.config.ts; Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchSite;
}
