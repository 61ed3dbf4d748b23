/**
 * Entry point of search for the build. `plugins/docusaurus/search-index` uses it to write the files that pages load.
 */
export { requireCredentials, searchHosts, searchConfig, settingsMetaName } from './client/settings';
export type { SearchConfig } from './client/settings';
export { orderMatches } from './engine/orderMatches';
export { createEngine, type Engine } from './engine/createEngine';
export type { PageScore, RankingObserver } from './engine/rankRows';
export { createHandler, type Handler } from './handler/createHandler';
export { apiHeadings } from './records/apiHeadings';
export { checkRecords } from './records/checkRecords';
export { exportRecord } from './records/exportRecord';
export type { Manifest } from './records/manifest';
export type { Block, Page } from './records/page';
export type { SearchRecord } from './records/record';
export {
  createStore,
  storedRecords,
  storeVersion,
  type Store,
  type Synonyms,
} from './records/store';
