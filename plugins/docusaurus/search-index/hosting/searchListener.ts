import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SearchHandler } from '../../../../src/search/node';

/** Maximum size of a request body, in bytes. Search requests are smaller. */
const bodyLimit = 1_000_000;

/** Allows requests from all origins, because the server returns only data that the site publishes. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Returns an HTTP listener for the search handler, which can run on another host than the pages. */
export function searchListener(handler: SearchHandler): RequestListener {
  return (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    readBody(request).then(
      (body) => respond(handler, request, response, body),
      () => send(response, 413, JSON.stringify({ message: 'Request is too large', status: 413 })),
    );
  };
}

function respond(
  handler: SearchHandler,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://search').pathname);
    const { status, content } = handler({ method: request.method ?? 'GET', path, body });
    send(response, status, content);
  } catch (error) {
    // The handler failed. After status 500, the client tries its next host.
    console.error(error);
    send(response, 500, JSON.stringify({ message: 'Internal error', status: 500 }));
  }
}

function send(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { ...corsHeaders, 'content-type': 'application/json; charset=utf-8' });
  response.end(content);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
