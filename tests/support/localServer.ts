import type { IncomingMessage, RequestListener } from 'node:http';
import { listen } from '../../server/listen';

/** A request that the server has received. */
export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface LocalServer {
  readonly host: {
    readonly url: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly accept: 'readWrite';
  };
  /** All requests except OPTIONS, in order. */
  readonly requests: readonly ReceivedRequest[];
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port that answers with `listener` and records requests. */
export async function startServer(listener: RequestListener): Promise<LocalServer> {
  const seen: ReceivedRequest[] = [];
  const host = '127.0.0.1';
  const { url, stop } = await listen(
    (request, response) => {
      if (request.method !== 'OPTIONS') remember(request, seen);
      listener(request, response);
    },
    { port: 0, host },
  );
  const port = Number(new URL(url).port);
  return {
    host: { url: host, port, protocol: 'http', accept: 'readWrite' },
    requests: seen,
    stop,
  };
}

function remember(request: IncomingMessage, seen: ReceivedRequest[]): void {
  const entry = {
    method: request.method,
    url: new URL(request.url ?? '/', 'http://local'),
    contentType: request.headers['content-type'],
    body: '',
  };
  seen.push(entry);
  request.on('data', (chunk: Buffer) => (entry.body += chunk.toString()));
}

/** Returns a listener that answers requests from any origin with this status and body. */
export function respondingWith(status: number, body: string): RequestListener {
  return (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'access-control-allow-origin': '*' });
      response.end(body);
    });
  };
}

/** Returns a host with no server on its port. */
export async function findClosedHost(): Promise<LocalServer['host']> {
  const server = await startServer(respondingWith(200, ''));
  await server.stop();
  return server.host;
}

/** Returns a free port of 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  return (await findClosedHost()).port;
}
