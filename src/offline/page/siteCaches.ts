import { cacheNames, ownCaches } from '../rules/cacheNames';
import { fileKind } from '../rules/fileKind';
import type { ListedFile } from '../rules/release';

/** Returns the paths of the `files` that are in the cache of the whole site. `scope` is the base path of the site. */
export async function cachedPaths(
  files: readonly ListedFile[],
  scope: string,
  release: string,
): Promise<ReadonlySet<string>> {
  const names = cacheNames(scope, release);
  const wholeSiteCaches = [...new Set([names.everything('code'), names.everything('page')])];
  const keys = await Promise.all(
    wholeSiteCaches.map(async (name) =>
      (await caches.has(name)) ? (await caches.open(name)).keys() : Promise.resolve([]),
    ),
  );
  const paths = new Set(
    keys.flat().map(({ url }) => `/${new URL(url).pathname.slice(scope.length)}`),
  );
  return new Set(files.map(([path]) => path).filter((path) => fileKind(path) && paths.has(path)));
}

/** Returns true if the reader has started to download the whole site, in any release. */
export async function hasStartedDownload(scope: string): Promise<boolean> {
  return ownCaches(await caches.keys(), scope).some((name) => name.includes(' everything'));
}

/** Returns the approximate size in bytes of the cached files. Browsers report only the size of the whole origin. */
export async function cachedBytes(scope: string): Promise<number> {
  if (ownCaches(await caches.keys(), scope).length === 0) return 0;
  const { usage = 0 } = await navigator.storage.estimate();
  return usage;
}

/** Deletes both caches of the site: the visited files and the whole site. */
export async function removeSiteCaches(scope: string): Promise<void> {
  const names = ownCaches(await caches.keys(), scope);
  await Promise.all(names.map((name) => caches.delete(name)));
}
