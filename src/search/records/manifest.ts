import type { storeVersion } from './store';

/** `search/manifest.json`, which names the current store. Hosts cache it only briefly, unlike the store. */
export interface Manifest {
  readonly v: typeof storeVersion;
  readonly store: {
    /** Name of the store beside the manifest, with a hash of its content. */
    readonly file: string;
    readonly sha256: string;
    readonly records: number;
    /** The docs tag of the indexed pages. */
    readonly tag: string;
    readonly indexName: string;
  };
}
