/** Files that a reader has attached to a model, by name. Code reads one with `import part from "./part.step"`. */
export type AttachedFiles = ReadonlyMap<string, Blob>;

/** The attached files of a model before they are read. */
export interface Attached {
  /** Differs whenever the files differ. */
  readonly key: string;
  /** Errors: rejects if the browser cannot read them. */
  readonly load: () => Promise<AttachedFiles>;
}

/** The number of files of one model, the bytes of each, and the bytes of all files together. */
export const attachedLimits = { files: 50, bytes: 10_000_000, allBytes: 50_000_000 } as const;

/** A file name without folders, markup or control characters: what `safeFileName` returns. */
export const attachedName =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,90}\.(?:step|stp|stl|svg|ttf|otf|woff)$/iu;
