import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocusaurusConfig } from '@docusaurus/types';
import { readSearchSite } from './readSearchSite';
import type { SearchSite } from './settings';

/** The site's search configuration. */
export function useSearchSite(): SearchSite {
  const { siteConfig } = useDocusaurusContext();
  // The server writes pages from the configuration; it has no head to read.
  return ExecutionEnvironment.canUseDOM ? readSearchSite() : searchSiteOf(siteConfig);
}

function searchSiteOf({ customFields }: Pick<DocusaurusConfig, 'customFields'>): SearchSite {
  // Written by `searchSite` in docusaurus.config.ts; Docusaurus types custom fields as unknown.
  return customFields?.['search'] as SearchSite;
}
