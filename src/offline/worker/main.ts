import type { CacheResult, SiteSize, MessageToServiceWorker } from '../protocol';
import { respond } from './respond';
import { enableFullDownloads } from './downloadEverything';
import { cacheFiles } from './cacheFiles';
import { activate, install } from './lifecycle';
import { cacheSearchFiles, cacheVisitedFiles } from './visitedFiles';
import { siteFileAt, release } from './site';

/** The service worker of the site. It answers requests for the site's files and caches them for offline reading. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? siteFileAt(url) : null;
  // If `respondWith` is not called, the browser handles the request as if there were no service worker.
  if (file) event.respondWith(respond(file, event));
});

self.addEventListener('message', (event) => {
  const message = event.data as MessageToServiceWorker;
  const [port] = event.ports;
  event.waitUntil(onMessage(message, event).then((reply) => port?.postMessage(reply)));
});

async function onMessage(
  message: MessageToServiceWorker,
  event: ExtendableEvent,
): Promise<CacheResult | SiteSize | null> {
  switch (message.type) {
    case 'seen':
      await cacheVisitedFiles(message.urls, event);
      await cacheSearchFiles(event);
      return null;
    case 'measure':
      return { release: release.name, everything: release.everything };
    case 'keep':
      return { failure: await cacheFiles(message.paths) };
    case 'keepLaterReleases':
      await enableFullDownloads();
      return { failure: null };
  }
}
