import type { KeepFailure } from '../protocol';
import type { ListedFile } from '../rules/release';
import { keepFiles } from './keepFiles';
import { caching, release, scope } from './site';

/** Stands in the cache of everything while further releases are to be kept, too. */
const mark = `${scope}kept-further`;

/** Has the releases that follow this one be kept as well. */
export async function keepFurther(): Promise<void> {
  const cache = await caches.open(caching.everything('code'));
  await cache.put(mark, new Response());
}

/** Whether a reader wants all of each release. */
export async function isEverythingWanted(): Promise<boolean> {
  const cacheName = caching.everything('code');
  return (await caches.match(mark, { cacheName })) !== undefined;
}

/** Keeps all files of this release. Returns why that could not be done, null when they are kept. */
export async function keepEverything(): Promise<KeepFailure | null> {
  try {
    return await keepFiles(await allPaths());
  } catch {
    return 'network';
  }
}

/** Lets go of the files of earlier releases. */
export async function dropEarlier(): Promise<void> {
  const cache = await caches.open(caching.everything('code'));
  const current = new Set((await allPaths()).map((path) => scope + path.slice(1)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!current.has(pathname) && pathname !== mark) await cache.delete(url);
  }
}

/** The files of this release, the list of them included. Errors: the list cannot be had. */
async function allPaths(): Promise<readonly string[]> {
  const { list } = release.everything;
  const address = scope + list.slice(1);
  const kept = await caches.match(address, { cacheName: caching.everything('code') });
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const files = (await response.json()) as readonly ListedFile[];
  return [list, ...files.map(([path]) => path)];
}
