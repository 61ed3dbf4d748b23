import type { Everything } from './rules/release';

/** What a page tells or asks the service worker. Questions come with a port, on which they are answered. */
export type ToServiceWorker =
  /** Addresses that the reader has loaded, some of them before the worker was there. */
  | { readonly type: 'seen'; readonly urls: readonly string[] }
  /** What there is to keep. Answered with `Measure`. */
  | { readonly type: 'measure' }
  /** Keeps these files of the release, paths below the site's base. Answered with `Kept`. */
  | { readonly type: 'keep'; readonly paths: readonly string[] }
  /** All files are kept: further releases are to be kept as well. Answered with `Kept`. */
  | { readonly type: 'keepFurther' };

/** Why files could not be kept: no connection, no room on the device, or a new release was published meanwhile. */
export type KeepFailure = 'network' | 'room' | 'release';

export interface Kept {
  readonly failure: KeepFailure | null;
}

export interface Measure {
  readonly release: string;
  readonly everything: Everything;
}
