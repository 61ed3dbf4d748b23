/** The service worker. It is at the root of the site, because it controls only pages below its own path. */
export const serviceWorkerFile = 'service-worker.js';

/** The folder of the file lists that the service worker reads. */
export const serviceWorkerFolder = '/assets/offline';

/**
 * Returns false if the environment has `SERVICE_WORKER=off`: pages then register no service worker, and existing
 * service workers remove themselves.
 */
export function hasServiceWorker(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment['SERVICE_WORKER'] !== 'off';
}

/** Returns the URL that pages register, or an empty string for none. */
export function serviceWorkerUrl(baseUrl: string): string {
  return hasServiceWorker() ? `${baseUrl}${serviceWorkerFile}` : '';
}
