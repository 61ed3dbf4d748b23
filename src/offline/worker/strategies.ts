import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { isFixed, type FileKind } from '../rules/fileKind';
import { maxKept, networkTimeoutSeconds } from '../rules/limits';
import { mayKeep, withoutRedirect } from './site';
import { addressOf, caching, fileAt } from './site';

/**
 * Returns how files of a kind are answered. Fixed files: from the cache, and from the network only once. What may change:
 * from the network, and from the cache when that does not answer in time.
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
      // Its type does not tell a callback that is missing from one that is undefined.
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

/** Without what follows the path, and for all spellings of a page. */
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
  /** What the site no longer has is not shown to anybody who is offline either. */
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

/** After the plugin that limits what was seen: what was asked for whole has no limit. */
const orFromEverything = (kind: FileKind): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await caches.match(request, { cacheName: caching.everything(kind), ignoreVary: true })) ??
    null,
});
