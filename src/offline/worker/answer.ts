import { notKeptPage } from './notKeptPage';
import type { SiteFile } from './site';
import { strategyOf } from './strategies';

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
