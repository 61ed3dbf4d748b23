import { CacheExpiration } from 'workbox-expiration';
import { ownCaches, releaseOfCache } from '../rules/cacheNames';
import type { FileKind } from '../rules/fileKind';
import { dropEarlier, isEverythingWanted, keepEverything } from './everything';
import { keepSeen, renewPages } from './seen';
import { addressOf, caching, release, scope } from './site';

declare const self: ServiceWorkerGlobalScope;

/**
 * Makes this release ready before it takes the place of the one before it, which answers until then: whole where a reader
 * keeps everything, otherwise the pages that were seen.
 * Errors: everything is wanted and could not be had. The browser tries again later, and goes on from there.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  const runner = addressOf({ path: '/play/runner.html', kind: 'runner' });
  await keepSeen([runner], event);
  if (await isEverythingWanted()) {
    const failure = await keepEverything();
    // Without room for two releases, what was seen is still worth keeping.
    if (failure !== null && failure !== 'room') throw new Error(`Not installed: ${failure}.`);
  }
  await renewPages(await pagesOfEarlier(), event);
  await self.skipWaiting();
}

/** Takes over all open pages. No page of another release is kept from here on. */
export async function activate(): Promise<void> {
  const earlier = await earlierCaches();
  await Promise.all(earlier.map(dropCache));
  await dropLarge();
  if (await isEverythingWanted()) await dropEarlier().catch(() => undefined);
  // The worker takes time to start; the page is on its way meanwhile.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  if (earlier.length > 0) await tellPages();
}

/** Caches of pages of another release. */
async function earlierCaches(): Promise<string[]> {
  return ownCaches(await caches.keys(), scope).filter((name) => {
    const named = releaseOfCache(name);
    return named !== null && named !== release.name;
  });
}

async function pagesOfEarlier(): Promise<string[]> {
  const pages = (await earlierCaches()).filter((name) => name.includes('seen page'));
  const keys = await Promise.all(pages.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(keys.flat().map(({ url }) => url))];
}

async function dropCache(name: string): Promise<void> {
  await caches.delete(name);
  // What is noted of the use of its files.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Kernels and indexes of earlier releases: a limit by number would keep one more of each, and they are large. */
async function dropLarge(): Promise<void> {
  const current = new Set(release.large.map((path) => scope + path.slice(1)));
  for (const kind of ['kernel', 'search'] satisfies FileKind[]) {
    const cache = await caches.open(caching.seen(kind));
    for (const { url } of await cache.keys()) {
      if (!current.has(new URL(url).pathname)) await cache.delete(url);
    }
  }
}

/** Has each open page load the script that says, where it matters, that there is a new release. */
async function tellPages(): Promise<void> {
  const script = `${scope}${release.notice.slice(1)}#${release.name}`;
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(script);
}
