import { isImmutable } from '../rules/fileKind';
import type { CacheFailure } from '../protocol';
import { isCacheable, withoutRedirect } from './site';
import { cacheKeyOf, siteCacheNames, siteFileAt, scope, type SiteFile } from './site';

/** Thrown with the reason why a file could not be cached. */
class CacheError extends Error {
  readonly failure: CacheFailure;

  constructor(failure: CacheFailure, path: string) {
    super(`${path} could not be cached: ${failure}.`);
    this.failure = failure;
  }
}

/** The number of parallel downloads. */
const parallelDownloads = 8;

/**
 * Downloads the files in `paths` that are missing in the cache of the whole release. Returns the reason for a failure,
 * or null on success.
 */
export async function cacheFiles(paths: readonly string[]): Promise<CacheFailure | null> {
  const queue = paths
    .map((path) => siteFileAt(scope + path.slice(1)))
    .filter((file) => file !== null);
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await cacheFile(file);
  };
  try {
    await Promise.all(Array.from({ length: parallelDownloads }, work));
    return null;
  } catch (error) {
    // Empties the queue, so the parallel downloads stop after their current files.
    queue.length = 0;
    return failureOf(error);
  }
}

async function cacheFile(file: SiteFile): Promise<void> {
  const address = cacheKeyOf(file);
  const cache = await caches.open(siteCacheNames.everything(file.kind));
  if (await cache.match(address)) return;
  const visited = isImmutable(file.kind)
    ? await caches.match(address, {
        cacheName: siteCacheNames.visited(file.kind),
        ignoreVary: true,
      })
    : undefined;
  await cache.put(address, visited ?? (await load(file, address)));
}

async function load(file: SiteFile, address: string): Promise<Response> {
  // For a file without a hash in its name, the browser's HTTP cache may contain the version of an earlier release.
  const response = await fetch(address, { cache: isImmutable(file.kind) ? 'default' : 'no-cache' });
  if (await isCacheable(file.kind, response)) return withoutRedirect(response);
  throw new CacheError(response.status >= 500 ? 'network' : 'release', file.path);
}

function failureOf(error: unknown): CacheFailure {
  if (error instanceof CacheError) return error.failure;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'room' : 'network';
}
