import { siteCacheNames, type SiteFile } from './site';
import { strategyOf } from './strategies';
import { colorModeScript, offlinePageHtml, titleOf, type CachedPage } from '../rules/offlinePage';

/** Returns the response to a request for a file of the site, by the caching strategy of its kind. */
export async function respond({ kind }: SiteFile, event: FetchEvent): Promise<Response> {
  try {
    const response = await responseTo(event.request, kind, event);
    return kind === 'runner' ? withOpaqueOrigin(response) : response;
  } catch {
    return event.request.mode === 'navigate' ? offlinePage() : Response.error();
  }
}

async function responseTo(
  request: Request,
  kind: SiteFile['kind'],
  event: FetchEvent,
): Promise<Response> {
  const [handled, isDone] = strategyOf(kind).handleAll({ event, request });
  // Writing to the cache may fail, for example if storage is full. The response does not depend on it.
  event.waitUntil(isDone.catch(() => undefined));
  const response = await handled;
  // When offline, Firefox resolves the navigation preload with an error response. Other browsers reject it.
  const isFailedPreload = response.type === 'error' && request.mode === 'navigate';
  return isFailedPreload ? responseTo(withoutPreload(request), kind, event) : response;
}

/** Returns a copy of the request without its preloaded response. */
const withoutPreload = ({ url, redirect }: Request) => new Request(url, { redirect });

/**
 * Returns the response with a header that gives its document an opaque origin. The document runs readers' code, and not
 * every host sends the header.
 */
function withOpaqueOrigin(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'");
  return new Response(response.body, { status: response.status, headers });
}

/** Returns the fallback for a page that is neither cached nor reachable, with links to the cached pages. */
async function offlinePage(): Promise<Response> {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${await hashOf(colorModeScript)}'`;
  return new Response(offlinePageHtml(await cachedPages()), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/**
 * Returns the cached pages that the reader has visited. Ignores the cache of the whole site: with that cache, readers
 * see this list only at URLs that do not exist.
 */
async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(siteCacheNames.visited('page'));
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({
      address: url,
      title: titleOf((await (await cache.match(url))?.text()) ?? ''),
    })),
  );
  return pages.sort((one, other) => one.title.localeCompare(other.title));
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
