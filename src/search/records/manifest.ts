import type { storeVersion } from './store';

/** `search/manifest.json`: which store is the current one. Short-lived, unlike the store itself. */
export interface Manifest {
  readonly v: typeof storeVersion;
  readonly store: {
    /** Beside the manifest, with the hash of its content in its name. */
    readonly file: string;
    readonly sha256: string;
    readonly records: number;
    /** The docs tag that it answers for. */
    readonly tag: string;
    readonly indexName: string;
  };
}
