import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isFixed, type FileKind } from '../rules/fileKind';
import { maxKept, networkTimeoutSeconds } from '../rules/limits';
import { mayKeep, withoutRedirect } from './site';
import { addressOf, caching, fileAt } from './site';

/**
 * Returns the caching strategy for files of a kind. Fixed files come from the cache and are fetched only once. Other
 * files come from the network, or from the cache if the network does not respond in time.
 */
export function strategyOf(kind: FileKind): Strategy {
  const known = strategies.get(kind);
  if (known) return known;
  const options = {
    cacheName: caching.seen(kind),
    matchOptions: { ignoreVary: true },
    plugins: [
      keptUnderOneAddress,
      ofThisRelease(kind),
      // The plugin's type does not distinguish a missing callback from an undefined one.
      new ExpirationPlugin({ maxEntries: maxKept[kind], purgeOnQuotaError: true }) as WorkboxPlugin,
      orFromEverything(kind),
    ],
  };
  const strategy = isFixed(kind)
    ? new CacheFirst(options)
    : new NetworkFirst({ ...options, networkTimeoutSeconds });
  strategies.set(kind, strategy);
  return strategy;
}

const strategies = new Map<FileKind, Strategy>();

/** Uses one cache key for all addresses of a page, without query and fragment. */
const keptUnderOneAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed({ request }) {
    const file = fileAt(request.url);
    return Promise.resolve(file ? addressOf(file) : request.url);
  },
};

const ofThisRelease = (kind: FileKind): WorkboxPlugin => ({
  async cacheWillUpdate({ response }) {
    return (await mayKeep(kind, response)) ? withoutRedirect(response) : null;
  },
  /** Removes a file that no longer exists on the site, so that it is not shown offline. */
  async fetchDidSucceed({ request, response }) {
    const isGone = response.status === 404 || response.status === 410;
    const file = isGone ? fileAt(request.url) : null;
    if (file) await forget(addressOf(file), kind);
    return response;
  },
});

async function forget(address: string, kind: FileKind): Promise<void> {
  for (const name of [caching.seen(kind), caching.everything(kind)]) {
    if (await caches.has(name)) await (await caches.open(name)).delete(address);
  }
}

/**
 * Falls back to the cache of the whole site. Follows the plugin that limits the seen files, because the whole site has
 * no limit.
 */
const orFromEverything = (kind: FileKind): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await caches.match(request, { cacheName: caching.everything(kind), ignoreVary: true })) ??
    null,
});
