export { SiteDownloader, type SiteDownloadState } from './page/SiteDownloader';
export type { CacheFailure } from './protocol';
