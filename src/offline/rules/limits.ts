import type { FileKind } from './fileKind';

/**
 * How many files of a kind are kept of what a reader has seen; the one that was not used for longest goes first. No age
 * beside it: what is kept of an earlier release goes with it, and a fixed file never grows old.
 */
export const maxKept: Readonly<Record<FileKind, number>> = {
  page: 60,
  runner: 1,
  plain: 60,
  code: 200,
  picture: 300,
  mesh: 80,
  // Three files of the sandbox and two of the type help, and room for one that changes.
  kernel: 6,
  search: 2,
};

/** A page that takes longer is shown as it is kept. */
export const networkTimeoutSeconds = 3;
