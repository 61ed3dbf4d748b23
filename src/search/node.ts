/** The build's door to search. */
export { requireCredentials, searchHosts, searchSite, settingsMetaName } from './client/settings';
export type { SearchSite } from './client/settings';
export { arrange } from './engine/arrange';
export { validateSynonyms } from './engine/validateSynonyms';
export { createEngine, type Engine } from './engine/createEngine';
export { createHandler, type Handler } from './handler/createHandler';
export { checkRecords } from './records/checkRecords';
export { cutRecords } from './records/cutRecords';
export { exportRecord } from './records/exportRecord';
export type { Manifest } from './records/manifest';
export type { Block, Page } from './records/page';
export { readingOrder } from './records/readingOrder';
export type { SearchRecord } from './records/record';
export { packStore, storeVersion, unpackStore, type Store, type Words } from './records/store';
