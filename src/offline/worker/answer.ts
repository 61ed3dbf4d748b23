import { caching, type SiteFile } from './site';
import { strategyOf } from './strategies';
import { colorModeScript, notKeptHtml, titleOf, type KeptPage } from '../rules/notKept';

/** Returns the answer to a request for a file of the site, by the policy of its kind. */
export async function answer({ kind }: SiteFile, event: FetchEvent): Promise<Response> {
  try {
    const response = await responseTo(event.request, kind, event);
    return kind === 'runner' ? cutOff(response) : response;
  } catch {
    return event.request.mode === 'navigate' ? notKeptPage() : Response.error();
  }
}

async function responseTo(
  request: Request,
  kind: SiteFile['kind'],
  event: FetchEvent,
): Promise<Response> {
  const [handled, isDone] = strategyOf(kind).handleAll({ event, request });
  // What is written to the cache may fail, as on a device without room. The answer does not depend on it.
  event.waitUntil(isDone.catch(() => undefined));
  const response = await handled;
  // Without a connection, Firefox gives a preloaded page that is an error, where others say that there is none.
  const isFailedPreload = response.type === 'error' && request.mode === 'navigate';
  return isFailedPreload ? responseTo(withoutPreload(request), kind, event) : response;
}

/** The same question, as a request that nothing was preloaded for. */
const withoutPreload = ({ url, redirect }: Request) => new Request(url, { redirect });

/** The document that runs code of readers gets an opaque origin, also on a host whose answers do not say so. */
function cutOff(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'");
  return new Response(response.body, { status: response.status, headers });
}

/** Answers for a page that is neither kept nor to be had, with links to those that are kept. */
async function notKeptPage(): Promise<Response> {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${await hashOf(colorModeScript)}'`;
  return new Response(notKeptHtml(await keptPages()), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/** Those the reader has seen: who keeps everything meets this page only at addresses that lead nowhere. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(caching.seen('page'));
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
