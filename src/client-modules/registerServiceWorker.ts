import siteConfig from '@generated/docusaurus.config';

/**
 * Client module. Registers the service worker once the browser is idle, and sends it the URLs that the reader has
 * loaded: each page, and the files that loaded before the worker was active.
 */
function registerWorker(): void {
  // `navigator.serviceWorker` is undefined without HTTPS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;

  // The worker of a new release sends open pages the URL of a script to run.
  workers.onmessage = ({ data }) => import(/* webpackIgnore: true */ data as string);
  whenIdle(() => {
    workers
      .register(`${siteConfig.baseUrl}service-worker.js`)
      .then(() => workers.ready)
      .then(reportFiles)
      // The browser may forbid service workers in a private window. The site then works online only.
      .catch(() => undefined);
  });
}

let active: ServiceWorker | null = null;

function reportFiles(registration: ServiceWorkerRegistration): void {
  ({ active } = registration);
  report([location.href]);
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urls = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    if (urls.length > 0) report(urls);
  }).observe({ type: 'resource', buffered: true });
}

function report(urls: readonly string[]): void {
  active?.postMessage({ type: 'seen', urls });
}

/** Docusaurus calls this after every route change. */
export function onRouteDidUpdate(): void {
  report([location.href]);
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}

if (typeof document !== 'undefined') registerWorker();
