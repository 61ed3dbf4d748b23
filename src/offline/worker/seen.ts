import { isFixed } from '../rules/fileKind';
import { prefersReducedData } from '../../base/prefersReducedData';
import { addressOf, fileAt, release, scope } from './site';
import { strategyOf } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** What was taken care of since the worker started: a page tells of the same files again and again. */
const handled = new Set<string>();

/**
 * Keeps what the reader has loaded, by the policies of its kinds. Most of it is in the browser's cache: asking for it again
 * costs nothing.
 */
export async function keepSeen(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const keeping = urls.map(async (url) => {
    const file = fileAt(url);
    if (!file || handled.has(addressOf(file))) return;
    handled.add(addressOf(file));
    // What has no hash in its name may be in the browser's cache as it was in an earlier release.
    const cache = isFixed(file.kind) ? 'default' : 'no-cache';
    const request = new Request(addressOf(file), { cache });
    const [, isDone] = strategyOf(file.kind).handleAll({ event, request });
    await isDone;
  });
  // What cannot be had now is kept when it is asked for again.
  await Promise.allSettled(keeping);
}

/** Keeps what search answers with, for a reader who has not searched yet; not where bytes are dear. */
export async function keepSearch(event: ExtendableEvent): Promise<void> {
  if (prefersReducedData(self.navigator)) return;
  const addresses = release.search.map((path) => self.location.origin + scope + path.slice(1));
  await keepSeen(addresses, event);
}

/** Loads anew, as this release has them, the pages that were kept of an earlier one, with the fixed files they start with. */
export async function renewPages(addresses: readonly string[], event: ExtendableEvent) {
  if (prefersReducedData(self.navigator)) return;
  const renewing = addresses.map(async (address) => {
    const request = new Request(address, { cache: 'no-cache' });
    const [response, isDone] = strategyOf('page').handleAll({ event, request });
    const html = (await response).clone();
    await isDone;
    await keepSeen(filesOf(await html.text()), event);
  });
  await Promise.allSettled(renewing);
}

/** Returns the scripts, style sheets and fonts that a page names, also those listed in one attribute with spaces between them. */
function filesOf(html: string): string[] {
  const addresses = Array.from(
    html.matchAll(/[\s"'=(]([^\s"'=(]+\.(?:js|css|woff2))(?=[\s"')>])/g),
  );
  return addresses
    .map(([, address = '']) => new URL(address, self.location.origin).href)
    .filter((address) => {
      const file = fileAt(address);
      return file !== null && isFixed(file.kind);
    });
}
