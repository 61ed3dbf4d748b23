import type { DownloadableSite } from './rules/release';

/** Messages from a page to the service worker. A message that needs an answer is sent with a port. */
export type MessageToServiceWorker =
  /** URLs that the reader has loaded, possibly before the worker was running. */
  | { readonly type: 'seen'; readonly urls: readonly string[] }
  /** Requests the size of the whole site. Answered with `SiteSize`. */
  | { readonly type: 'measure' }
  /** Caches these files of the release. Paths are below the site's base. Answered with `CacheResult`. */
  | { readonly type: 'keep'; readonly paths: readonly string[] }
  /** Makes the worker download all files of later releases. Answered with `CacheResult`. */
  | { readonly type: 'keepLaterReleases' };

/**
 * The reason why files could not be cached: no connection, not enough storage, or a new release during the download.
 */
export type CacheFailure = 'network' | 'room' | 'release';

export interface CacheResult {
  readonly failure: CacheFailure | null;
}

export interface SiteSize {
  readonly release: string;
  readonly everything: DownloadableSite;
}
