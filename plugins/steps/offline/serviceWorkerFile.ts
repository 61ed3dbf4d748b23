/** The service worker, at the root of the site: it answers for what lies below. */
export const serviceWorkerFile = 'service-worker.js';

/** Where the lists are that it works with. */
export const serviceWorkerFolder = '/assets/offline';

/** False where the environment says `SERVICE_WORKER=off`: readers then have none, and those they had end themselves. */
export function hasServiceWorker(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment['SERVICE_WORKER'] !== 'off';
}

/** Returns the address that pages register, empty for none. */
export function serviceWorkerAddress(baseUrl: string): string {
  return hasServiceWorker() ? `${baseUrl}${serviceWorkerFile}` : '';
}
