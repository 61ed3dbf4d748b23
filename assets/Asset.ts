/** A file that is made by a program and committed, because it changes seldom and building it anew gains nothing. */
export interface Asset {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: Uint8Array | string;
}
