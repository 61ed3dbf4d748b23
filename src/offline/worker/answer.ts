import { notKeptPage } from './notKeptPage';
import type { SiteFile } from './site';
import { strategyOf } from './strategies';

/** Returns the answer to a request for a file of the site, by the policy of its kind. */
export async function answer({ kind }: SiteFile, event: FetchEvent): Promise<Response> {
  const [response, isDone] = strategyOf(kind).handleAll(event);
  // What is written to the cache may fail, as on a device without room. The answer does not depend on it.
  event.waitUntil(isDone.catch(() => undefined));
  try {
    return kind === 'runner' ? cutOff(await response) : await response;
  } catch {
    return event.request.mode === 'navigate' ? notKeptPage() : Response.error();
  }
}

/** The document that runs code of readers gets an opaque origin, also on a host whose answers do not say so. */
function cutOff(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'");
  return new Response(response.body, { status: response.status, headers });
}
