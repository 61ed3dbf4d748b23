import { whenHydrated } from './hydration';

/**
 * Has what the reader sees kept for reading without a connection, once the page has answered its first interaction and has
 * nothing else to do: nothing of it is part of a first view. Stands in the page itself, as it must not cost a request.
 */
export function keepForOffline(address: string): void {
  // Browsers have none on addresses without TLS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;

  // The worker of a new release has its say by a script of its own.
  workers.onmessage = ({ data }) => import(data as string);
  void whenHydrated()
    .then(untilIdle)
    .then(() => workers.register(address))
    .then(() => workers.ready)
    .then(tellOfPages)
    // A browser that keeps nothing, as in a private window: the site works as ever, with a connection.
    .catch(() => undefined);
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1000);
  });
}

/** Tells of this page with what it has loaded, and of each that follows. */
function tellOfPages(registration: ServiceWorkerRegistration): void {
  let told = '';
  const tell = (): void => {
    if (told === location.pathname) return;
    told = location.pathname;
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    registration.active?.postMessage({ type: 'seen', urls: [location.href, ...urls] });
  };
  tell();
  // A page that the application opens has a title of its own.
  new MutationObserver(tell).observe(document.head, { childList: true, subtree: true });
}
