import type { Kept, Measure, ToServiceWorker } from '../protocol';
import { answer } from './answer';
import { keepLaterReleases } from './keepEverything';
import { keepFiles } from './keepFiles';
import { activate, install } from './lifecycle';
import { keepSearch, keepSeen } from './seen';
import { fileAt, release } from './site';

/** The service worker of the site. It answers requests for the site's files and caches them for offline reading. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? fileAt(url) : null;
  // Without `respondWith`, the browser handles the request as if there were no service worker.
  if (file) event.respondWith(answer(file, event));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  const [port] = event.ports;
  event.waitUntil(onMessage(message, event).then((reply) => port?.postMessage(reply)));
});

async function onMessage(
  message: ToServiceWorker,
  event: ExtendableEvent,
): Promise<Kept | Measure | null> {
  switch (message.type) {
    case 'seen':
      await keepSeen(message.urls, event);
      await keepSearch(event);
      return null;
    case 'measure':
      return { release: release.name, everything: release.everything };
    case 'keep':
      return { failure: await keepFiles(message.paths) };
    case 'keepLaterReleases':
      await keepLaterReleases();
      return { failure: null };
  }
}
