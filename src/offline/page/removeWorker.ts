import { removeAll } from './keptFiles';

/** Takes away the service worker that a built site left at this address, and what it kept. */
async function removeWorker(workers: ServiceWorkerContainer | undefined): Promise<void> {
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    await removeAll(new URL(registration.scope).pathname);
    await registration.unregister();
  }
}

// Client module of the server of development, which Docusaurus also loads where there is no browser.
if (typeof document !== 'undefined') void removeWorker(navigator.serviceWorker);
