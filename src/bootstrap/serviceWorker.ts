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

/** Tells of this page, of each that follows, and of files that came without the worker: it was not there yet. */
function tellOfPages(registration: ServiceWorkerRegistration): void {
  const tell = (urls: readonly string[]): void =>
    registration.active?.postMessage({ type: 'seen', urls });
  let told = '';
  const tellOfPage = (): void => {
    if (told === location.pathname) return;
    told = location.pathname;
    tell([location.href]);
  };
  tellOfPage();
  // A page that the application opens has a title of its own.
  new MutationObserver(tellOfPage).observe(document.head, { childList: true, subtree: true });
  // A large file may be on its way now: it is told of when it has come.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urls = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (urls.length > 0) tell(urls);
  }).observe({ type: 'resource', buffered: true });
}
