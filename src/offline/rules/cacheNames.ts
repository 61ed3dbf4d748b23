import { isImmutable, type FileKind } from './fileKind';

/**
 * The names of a site's caches. Caches belong to an origin. Several sites can share an origin under different paths, so
 * the names contain `scope`, the base path of this site.
 *
 * An immutable file is cached once for all releases. Any other file is in a cache of its release, so a page never
 * loads files of another release.
 */
export interface CacheNames {
  /** The cache of the files that the reader has loaded. Its size is limited. */
  readonly visited: (kind: FileKind) => string;
  /** The cache of the whole site, for readers who download everything. */
  readonly everything: (kind: FileKind) => string;
}

export function cacheNames(scope: string, release: string): CacheNames {
  const ofRelease = (kind: FileKind) => (isImmutable(kind) ? '' : `@${release}`);
  return {
    visited: (kind) => `${prefixOf(scope)}seen ${kind}${ofRelease(kind)}`,
    everything: (kind) => `${prefixOf(scope)}everything${ofRelease(kind)}`,
  };
}

/** Returns the caches in `names` that belong to the site at `scope`, in any release. */
export function ownCaches(names: readonly string[], scope: string): string[] {
  return names.filter((name) => name.startsWith(prefixOf(scope)));
}

/** Returns the release that a cache belongs to; null for the immutable files of all releases. */
export function releaseOfCache(name: string): string | null {
  return /@([0-9a-f]+)$/.exec(name)?.[1] ?? null;
}

function prefixOf(scope: string): string {
  return `replicad ${scope} `;
}
