import { removeSiteCaches } from './siteCaches';

/** Removes the service worker and the caches that a built site has left at this URL. */
async function removeWorker(workers: ServiceWorkerContainer | undefined): Promise<void> {
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    await removeSiteCaches(new URL(registration.scope).pathname);
    await registration.unregister();
  }
}

// A client module of the development server. Docusaurus also loads it in Node, where there is no browser.
if (typeof document !== 'undefined') void removeWorker(navigator.serviceWorker);
