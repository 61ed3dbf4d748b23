import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isImmutable, type FileKind } from '../rules/fileKind';
import { maxKept, networkTimeoutSeconds } from '../rules/limits';
import { isCacheable, withoutRedirect } from './site';
import { cacheKeyOf, siteCacheNames, siteFileAt } from './site';

/**
 * Returns the caching strategy for files of a kind. Immutable files are served from the cache and fetched only once.
 * Other files are served from the network, or from the cache if the network does not respond in time.
 */
export function strategyOf(kind: FileKind): Strategy {
  const known = strategies.get(kind);
  if (known) return known;
  const options = {
    cacheName: siteCacheNames.visited(kind),
    matchOptions: { ignoreVary: true },
    plugins: [
      oneKeyPerPage,
      onlyThisRelease(kind),
      // The plugin's type does not distinguish a missing callback from an undefined one.
      new ExpirationPlugin({ maxEntries: maxKept[kind], purgeOnQuotaError: true }) as WorkboxPlugin,
      fallBackToEverything(kind),
    ],
  };
  const strategy = isImmutable(kind)
    ? new CacheFirst(options)
    : new NetworkFirst({ ...options, networkTimeoutSeconds });
  strategies.set(kind, strategy);
  return strategy;
}

const strategies = new Map<FileKind, Strategy>();

/** Uses one cache key for all URLs of a page, without query and fragment. */
const oneKeyPerPage: WorkboxPlugin = {
  cacheKeyWillBeUsed({ request }) {
    const file = siteFileAt(request.url);
    return Promise.resolve(file ? cacheKeyOf(file) : request.url);
  },
};

const onlyThisRelease = (kind: FileKind): WorkboxPlugin => ({
  async cacheWillUpdate({ response }) {
    return (await isCacheable(kind, response)) ? withoutRedirect(response) : null;
  },
  /** Removes a file that no longer exists on the site, so it is not shown offline. */
  async fetchDidSucceed({ request, response }) {
    const isGone = response.status === 404 || response.status === 410;
    const file = isGone ? siteFileAt(request.url) : null;
    if (file) await forget(cacheKeyOf(file), kind);
    return response;
  },
});

async function forget(address: string, kind: FileKind): Promise<void> {
  for (const name of [siteCacheNames.visited(kind), siteCacheNames.everything(kind)]) {
    if (await caches.has(name)) await (await caches.open(name)).delete(address);
  }
}

/**
 * Falls back to the cache of the whole site. Must come after `ExpirationPlugin`, which limits only the visited files.
 */
const fallBackToEverything = (kind: FileKind): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await caches.match(request, {
      cacheName: siteCacheNames.everything(kind),
      ignoreVary: true,
    })) ??
    null,
});
