import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ListeningServer {
  /** URL of the server: "http://localhost:3000". */
  readonly url: string;
  /** Closes open connections and frees the port. */
  readonly stop: () => Promise<void>;
}

/** Node's limits for each client. Times in milliseconds. */
const defaultLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Disconnects clients that neither send nor read for this time. */
  timeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxRequestsPerSocket: 1000,
  maxConnections: 2000,
};

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly limits?: Partial<typeof defaultLimits>;
}

/**
 * Starts an HTTP server on `port`, or on any free port for 0. Rejects with Node's error. If the port is in use, the
 * message says what to do.
 */
export async function listen(
  handler: RequestListener,
  { port, host, limits: changed }: ListenOptions,
): Promise<ListeningServer> {
  const limits = { ...defaultLimits, ...changed };
  // Node accepts some limits as options, others as properties.
  const server = Object.assign(createServer(limits, handler), limits);
  try {
    // The system drops connections beyond the backlog, and their clients retry much later.
    server.listen({ port, host, backlog: limits.maxConnections });
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const hint = `Stop it, or choose another port: -- --port ${port + 1}`;
    throw new Error(`Port ${port} is taken by another program. ${hint}`, { cause: error });
  }
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.replace(/.*:.*/, '[$&]');
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
