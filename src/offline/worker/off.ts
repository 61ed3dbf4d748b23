import { ownCaches } from '../rules/cacheNames';

/**
 * The service worker that takes the others away: published in their place, it removes what they kept and ends itself.
 * Browsers fetch it with the next page a reader opens.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const { pathname } = new URL(self.registration.scope);
  const names = ownCaches(await caches.keys(), pathname);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
