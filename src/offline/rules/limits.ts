import type { FileKind } from './fileKind';

/**
 * Largest number of seen files that are kept, by kind. The least recently used file is removed first. Files have no
 * maximum age: pages of an earlier release are removed with it, and fixed files never become outdated.
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

/** A page that takes longer is served from the cache. */
export const networkTimeoutSeconds = 3;
