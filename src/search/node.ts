/**
 * Entry point of search for the build. `plugins/docusaurus/search-index` uses it to write the files that pages load.
 */
export {
  requireCredentials,
  searchHosts,
  createSearchConfig,
  settingsMetaName,
} from './client/settings';
export type { SearchConfig } from './client/settings';
export { orderMatches } from './engine/orderMatches';
export { createSearchEngine, type SearchEngine } from './engine/createSearchEngine';
export type { PageScore, RankingObserver } from './engine/rankRows';
export { createSearchHandler, type SearchHandler } from './handler/createSearchHandler';
export { apiHeadings } from './records/apiHeadings';
export { checkRecords } from './records/checkRecords';
export { exportRecord } from './records/exportRecord';
export type { SearchManifest } from './records/manifest';
export type { PageBlock, BuiltPage } from './records/builtPage';
export type { SearchRecord } from './records/record';
export {
  createStore,
  storedRecords,
  storeVersion,
  type SearchStore,
  type Synonyms,
} from './records/store';
