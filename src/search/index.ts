/** The page's entry point to search; `plugins/search-index` is its build half. */
export { pagesFirst } from './client/pagesFirst';
export type { Recovery } from './client/createRecovery';
export {
  prepareSavedSearches,
  searchClient,
  searchRecovery,
  warmUpSearch,
} from './client/searchClient';
export { readSearchSite } from './client/readSearchSite';
export { useSearchSite } from './client/useSearchSite';
export type { SearchSite } from './client/settings';
