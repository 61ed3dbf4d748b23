/** A generated file. It is committed, because it rarely changes. */
export interface Asset {
  /** Path relative to the root of the repository. */
  readonly path: string;
  readonly content: Uint8Array | string;
}
