import { cacheNames } from '../rules/cacheNames';
import { fileKind, type FileKind } from '../rules/fileKind';
import { pagePath } from '../rules/pagePath';
import type { SiteRelease } from '../rules/release';
import { classifyResponse } from '../rules/classifyResponse';

declare const self: ServiceWorkerGlobalScope;
/** The data of the release. plugins/steps/offline writes it into the script. */
declare const RELEASE: SiteRelease;

export const release = RELEASE;

/** The base path of the site: "/" or "/replicad/". */
export const scope = new URL(self.registration.scope).pathname;

export const siteCacheNames = cacheNames(scope, release.name);

/** A file of the site: its path below the base, and its kind. */
export interface SiteFile {
  readonly path: string;
  readonly kind: FileKind;
}

/** Returns the site's file at `address`; null if the worker does not handle it. */
export function siteFileAt(address: string): SiteFile | null {
  const { origin, pathname } = new URL(address, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith(scope)) return null;
  const path = `/${pathname.slice(scope.length)}`;
  const kind = fileKind(path);
  return kind && { path, kind };
}

/** Returns the URL that is the cache key of a file of the site. */
export function cacheKeyOf({ path, kind }: SiteFile): string {
  const key = kind === 'page' ? pagePath(path) : path;
  return new URL(key.slice(1), self.registration.scope).href;
}

/**
 * Returns true if a response is the requested file of this release. A page of another release proves that this worker
 * is outdated, so the browser checks for a newer one.
 */
export async function isCacheable(kind: FileKind, response: Response): Promise<boolean> {
  const judgement = await classifyResponse(kind, response, release.name);
  if (judgement === 'otherRelease') void self.registration.update();
  return judgement === 'requested';
}

/**
 * Replaces a redirected response with a copy that is not marked as redirected, because browsers reject redirected
 * responses to a request for a page.
 */
export function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
