import type { CacheFailure } from '../protocol';
import type { ListedFile } from '../rules/release';
import { cacheFiles } from './cacheFiles';
import { siteCacheNames, release, scope } from './site';

/** The key of an empty cache entry. While the entry exists, every later release is downloaded completely. */
const mark = `${scope}kept-further`;

/** Stores the setting that the service worker downloads every later release completely. */
export async function enableFullDownloads(): Promise<void> {
  const cache = await caches.open(siteCacheNames.everything('code'));
  await cache.put(mark, new Response());
}

/** Returns true if `enableFullDownloads` was called. */
export async function hasFullDownloads(): Promise<boolean> {
  const cacheName = siteCacheNames.everything('code');
  return (await caches.match(mark, { cacheName })) !== undefined;
}

/** Downloads all files of this release. Returns the reason for a failure, or null on success. */
export async function downloadEverything(): Promise<CacheFailure | null> {
  try {
    return await cacheFiles(await allPaths());
  } catch {
    return 'network';
  }
}

/** Removes the files of earlier releases. */
export async function removeEarlierReleases(): Promise<void> {
  const cache = await caches.open(siteCacheNames.everything('code'));
  const current = new Set((await allPaths()).map((path) => scope + path.slice(1)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!current.has(pathname) && pathname !== mark) await cache.delete(url);
  }
}

/**
 * Returns the paths of all files of this release, including the file list. Rejects if the list fails to load.
 */
async function allPaths(): Promise<readonly string[]> {
  const { list } = release.everything;
  const address = scope + list.slice(1);
  const cached = await caches.match(address, { cacheName: siteCacheNames.everything('code') });
  const response = cached ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const files = (await response.json()) as readonly ListedFile[];
  return [list, ...files.map(([path]) => path)];
}
