import { isFixed } from '../rules/fileKind';
import type { KeepFailure } from '../protocol';
import { mayKeep, withoutRedirect } from './site';
import { addressOf, caching, fileAt, scope, type SiteFile } from './site';

/** Thrown with the reason why a file could not be cached. */
class NotKept extends Error {
  readonly failure: KeepFailure;

  constructor(failure: KeepFailure, path: string) {
    super(`${path} could not be kept: ${failure}.`);
    this.failure = failure;
  }
}

/** The number of parallel downloads. */
const parallelDownloads = 8;

/**
 * Downloads the files in `paths` that are missing in the cache of the whole release. Returns the reason for a failure,
 * or null on success.
 */
export async function keepFiles(paths: readonly string[]): Promise<KeepFailure | null> {
  const queue = paths.map((path) => fileAt(scope + path.slice(1))).filter((file) => file !== null);
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await keepFile(file);
  };
  try {
    await Promise.all(Array.from({ length: parallelDownloads }, work));
    return null;
  } catch (error) {
    // Empties the queue, so that the parallel downloads stop after their current files.
    queue.length = 0;
    return failureOf(error);
  }
}

async function keepFile(file: SiteFile): Promise<void> {
  const address = addressOf(file);
  const cache = await caches.open(caching.everything(file.kind));
  if (await cache.match(address)) return;
  const seen = isFixed(file.kind)
    ? await caches.match(address, { cacheName: caching.seen(file.kind), ignoreVary: true })
    : undefined;
  await cache.put(address, seen ?? (await load(file, address)));
}

async function load(file: SiteFile, address: string): Promise<Response> {
  // For a file without a hash in its name, the browser's HTTP cache may contain the version of an earlier release.
  const response = await fetch(address, { cache: isFixed(file.kind) ? 'default' : 'no-cache' });
  if (await mayKeep(file.kind, response)) return withoutRedirect(response);
  throw new NotKept(response.status >= 500 ? 'network' : 'release', file.path);
}

function failureOf(error: unknown): KeepFailure {
  if (error instanceof NotKept) return error.failure;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'room' : 'network';
}
