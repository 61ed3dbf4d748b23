import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { SearchSite } from './settings';

/** The site's search configuration, `customFields.search`. */
export function useSearchSite(): SearchSite {
  return searchSiteOf(useDocusaurusContext().siteConfig);
}

/** The same outside of React. */
export function searchSiteOf({ customFields }: Pick<DocusaurusConfig, 'customFields'>): SearchSite {
  // Written by `searchSite` in docusaurus.config.ts; Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchSite;
}
