import { bundleScript } from '../../shared/bundleScript';
import type { SiteRelease } from '../../../src/offline/node';

/** Returns the service worker of a release. */
export async function bundleServiceWorker(release: SiteRelease): Promise<string> {
  const define = { RELEASE: JSON.stringify(release) };
  return textOf(await bundleScript('src/offline/worker/main.ts', { define }));
}

/** Returns the service worker that removes earlier ones. */
export async function bundleCleanupWorker(): Promise<string> {
  return textOf(await bundleScript('src/offline/worker/cleanup.ts'));
}

/** Returns the module that announces a new release. */
export async function bundleReleaseNotice(): Promise<string> {
  return textOf(await bundleScript('src/offline/page/notice.ts', { format: 'esm' }));
}

const textOf = (script: Uint8Array) => Buffer.from(script).toString();
