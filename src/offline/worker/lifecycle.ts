import { CacheExpiration } from 'workbox-expiration';
import { ownCaches, releaseOfCache } from '../rules/cacheNames';
import type { FileKind } from '../rules/fileKind';
import { removeEarlierReleases, downloadEverything, hasFullDownloads } from './downloadEverything';
import { cacheVisitedFiles, refreshPages } from './visitedFiles';
import { cacheKeyOf, siteCacheNames, release, scope } from './site';

declare const self: ServiceWorkerGlobalScope;

/**
 * Prepares this release while the previous one still serves the site. Downloads the whole site if the reader has
 * done so before, and refreshes the visited pages. Rejects if a file of the whole site fails to load. The
 * browser tries again later and continues with the missing files.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  const runner = cacheKeyOf({ path: '/play/runner.html', kind: 'runner' });
  await cacheVisitedFiles([runner], event);
  if (await hasFullDownloads()) {
    const failure = await downloadEverything();
    // If storage is too small for two releases, the visited files are still worth caching.
    if (failure !== null && failure !== 'room') throw new Error(`Not installed: ${failure}.`);
  }
  await refreshPages(await cachedPagesOfEarlierReleases(), event);
  await self.skipWaiting();
}

/** Takes control of all open pages. From now on, no page of another release is cached. */
export async function activate(): Promise<void> {
  const earlier = await earlierCaches();
  await Promise.all(earlier.map(removeCache));
  await removeLargeFiles();
  if (await hasFullDownloads()) await removeEarlierReleases().catch(() => undefined);
  // Lets the browser request a page while the worker starts.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  if (earlier.length > 0) await notifyPages();
}

/** Returns the names of the caches of other releases. */
async function earlierCaches(): Promise<string[]> {
  return ownCaches(await caches.keys(), scope).filter((name) => {
    const named = releaseOfCache(name);
    return named !== null && named !== release.name;
  });
}

async function cachedPagesOfEarlierReleases(): Promise<string[]> {
  const pages = (await earlierCaches()).filter((name) => name.includes('seen page'));
  const keys = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(keys.flat().map(({ url }) => url))];
}

async function removeCache(name: string): Promise<void> {
  await caches.delete(name);
  // Deletes Workbox's record of when each file of the cache was last used.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/**
 * Removes kernels and search indexes of earlier releases. They are large. The limit on the number of files in the cache
 * would leave one outdated file of each kind.
 */
async function removeLargeFiles(): Promise<void> {
  const current = new Set(release.large.map((path) => scope + path.slice(1)));
  for (const kind of ['kernel', 'search'] satisfies FileKind[]) {
    const cache = await caches.open(siteCacheNames.visited(kind));
    for (const { url } of await cache.keys()) {
      if (!current.has(new URL(url).pathname)) await cache.delete(url);
    }
  }
}

/** Makes each open page load the script that notifies readers of the new release. */
async function notifyPages(): Promise<void> {
  const script = `${scope}${release.notice.slice(1)}#${release.name}`;
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(script);
}
