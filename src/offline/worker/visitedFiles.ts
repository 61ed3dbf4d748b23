import { isImmutable } from '../rules/fileKind';
import { prefersReducedData } from '../../base/prefersReducedData';
import { cacheKeyOf, siteFileAt, release, scope } from './site';
import { strategyOf } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** The URLs handled since the worker started. Pages report the same files repeatedly. */
const handled = new Set<string>();

/**
 * Caches the files that the reader has loaded, with the caching strategy of their kind. Most of these files are still
 * in the browser's HTTP cache, so requesting them again is cheap.
 */
export async function cacheVisitedFiles(
  urls: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  const caching = urls.map(async (url) => {
    const file = siteFileAt(url);
    if (!file || handled.has(cacheKeyOf(file))) return;
    handled.add(cacheKeyOf(file));
    // For a file without a hash in its name, the browser's HTTP cache may contain the version of an earlier release.
    const cache = isImmutable(file.kind) ? 'default' : 'no-cache';
    const request = new Request(cacheKeyOf(file), { cache });
    const [, isDone] = strategyOf(file.kind).handleAll({ event, request });
    await isDone;
  });
  // A file that fails to load here is cached on its next request.
  await Promise.allSettled(caching);
}

/** Caches the files that search needs before the reader's first search, unless the reader prefers reduced data. */
export async function cacheSearchFiles(event: ExtendableEvent): Promise<void> {
  if (prefersReducedData(self.navigator)) return;
  const addresses = release.search.map((path) => self.location.origin + scope + path.slice(1));
  await cacheVisitedFiles(addresses, event);
}

/**
 * Caches this release's version of the pages that were cached from an earlier release, and the immutable files that
 * they load.
 */
export async function refreshPages(addresses: readonly string[], event: ExtendableEvent) {
  if (prefersReducedData(self.navigator)) return;
  const refreshing = addresses.map(async (address) => {
    const request = new Request(address, { cache: 'no-cache' });
    const [response, isDone] = strategyOf('page').handleAll({ event, request });
    const html = (await response).clone();
    await isDone;
    await cacheVisitedFiles(filesOf(await html.text()), event);
  });
  await Promise.allSettled(refreshing);
}

/**
 * Returns the scripts, style sheets and fonts that a page refers to. One attribute may list several URLs, separated by
 * spaces.
 */
function filesOf(html: string): string[] {
  const addresses = Array.from(
    html.matchAll(/[\s"'=(]([^\s"'=(]+\.(?:js|css|woff2))(?=[\s"')>])/g),
  );
  return addresses
    .map(([, address = '']) => new URL(address, self.location.origin).href)
    .filter((address) => {
      const file = siteFileAt(address);
      return file !== null && isImmutable(file.kind);
    });
}
