/** Files that a reader has attached to a model, by name. Code imports a file with `import part from "./part.step"`. */
export type AttachedFiles = ReadonlyMap<string, Blob>;

/** The attached files of a model, whose bytes are loaded on demand. */
export interface LazyAttachedFiles {
  /** A cache key that changes whenever the files change. */
  readonly key: string;
  /** Rejects if the browser cannot read the files. */
  readonly load: () => Promise<AttachedFiles>;
}

/** Limits of attached files: files per model, bytes per file, and bytes of all files of all models. */
export const attachmentLimits = { files: 50, bytes: 10_000_000, allBytes: 50_000_000 } as const;

/** Matches a file name without folders, markup or control characters, as `safeFileName` returns it. */
export const attachedFileNamePattern =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,90}\.(?:step|stp|stl|svg|ttf|otf|woff)$/iu;
