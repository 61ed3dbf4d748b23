import { ownCaches } from '../rules/cacheNames';

/**
 * A service worker that replaces the site's regular one in order to remove it: it deletes the caches and unregisters
 * itself. Browsers fetch this file with the next page that a reader opens.
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
