import type { Everything } from './rules/release';

/** The messages of a page to the service worker. Questions are sent with a port for the answer. */
export type ToServiceWorker =
  /** URLs that the reader has loaded, possibly before the worker was running. */
  | { readonly type: 'seen'; readonly urls: readonly string[] }
  /** Requests the size of the whole site. Answered with `Measure`. */
  | { readonly type: 'measure' }
  /** Caches these files of the release. Paths are below the site's base. Answered with `Kept`. */
  | { readonly type: 'keep'; readonly paths: readonly string[] }
  /** Makes the worker download all files of later releases. Answered with `Kept`. */
  | { readonly type: 'keepLaterReleases' };

/**
 * The reason why files could not be cached: no connection, not enough storage, or a new release during the download.
 */
export type KeepFailure = 'network' | 'room' | 'release';

export interface Kept {
  readonly failure: KeepFailure | null;
}

export interface Measure {
  readonly release: string;
  readonly everything: Everything;
}
