import type { FileKind } from './fileKind';

/**
 * Maximum number of visited files in the cache, by kind. The least recently used file is removed first. There is no
 * maximum age: pages of an earlier release are removed with it, and immutable files never become outdated.
 */
export const maxKept: Readonly<Record<FileKind, number>> = {
  page: 60,
  runner: 1,
  plain: 60,
  code: 200,
  picture: 300,
  mesh: 80,
  // Three files of the sandbox, two of the type help, and one spare for a file that changes.
  kernel: 6,
  search: 2,
};

/** If the network takes longer than this, a page is served from the cache. */
export const networkTimeoutSeconds = 3;
