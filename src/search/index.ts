/** The page's door to search. */
export type { Recovery } from './client/createRecovery';
export {
  prepareSavedSearches,
  searchClient,
  searchRecovery,
  warmUpSearch,
} from './client/searchClient';
export { readSearchSite, useSearchSite } from './client/useSearchSite';
export type { SearchSite } from './client/settings';
