/** The page's door to search. */
export { onSearchReady, searchClient, warmUpSearch } from './client/searchClient';
export { searchSiteOf, useSearchSite } from './client/useSearchSite';
export type { SearchSettings, SearchSite } from './client/settings';
