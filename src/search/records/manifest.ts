import type { storeVersion } from './store';

/** `search/manifest.json`: names the current store. Unlike the store, it is cached only briefly. */
export interface Manifest {
  readonly v: typeof storeVersion;
  readonly store: {
    /** File beside the manifest, with the hash of its content in its name. */
    readonly file: string;
    readonly sha256: string;
    readonly records: number;
    /** The docs tag of its pages. */
    readonly tag: string;
    readonly indexName: string;
  };
}
