import type { storeVersion } from './store';

/**
 * The content of `search/manifest.json`, which names the current store. Hosts cache it only briefly, unlike the store.
 */
export interface SearchManifest {
  readonly v: typeof storeVersion;
  readonly store: {
    /** File name of the store, in the same folder. It contains a hash of the content. */
    readonly file: string;
    readonly records: number;
    /** The docs tag of the indexed pages. */
    readonly tag: string;
    readonly indexName: string;
  };
}
