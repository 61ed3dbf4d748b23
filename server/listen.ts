import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { oneAtATime } from './oneAtATime';

export interface Listening {
  /** "http://localhost:3000", without a slash at the end. */
  readonly url: string;
  /** Ends open connections and frees the port. */
  readonly stop: () => Promise<void>;
}

/** What a client may take of the server. Times in milliseconds. */
export interface ConnectionLimits {
  /** To send the head of a request, and the whole of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Without a byte in either direction: a client that does not read its answer is let go. */
  readonly timeout: number;
  /** How often the first two are looked at. */
  readonly connectionsCheckingInterval: number;
  /** The answer to the last of them says so, and the connection ends with it. */
  readonly maxRequestsPerSocket: number;
  /** More are closed as they come. Each holds a socket and at most one file. */
  readonly maxConnections: number;
}

const defaultLimits: ConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  timeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxRequestsPerSocket: 1000,
  maxConnections: 2000,
};

interface Place {
  readonly port: number;
  readonly host: string;
  /** What the reader of an error types to try another port. */
  readonly command?: string;
  readonly limits?: Partial<ConnectionLimits>;
}

/**
 * Starts answering on `port` (0: any free one).
 * Errors: a port that is taken or forbidden is named, with what to do.
 */
export async function listen(
  handler: RequestListener,
  { port, host, command = 'npm start', limits }: Place,
): Promise<Listening> {
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`A port is a number from 0 to 65535, for example: ${command} -- --port 3001`);
  }
  // "localhost" is two addresses: a program that holds only the other one would still get half of the visits.
  if (port !== 0 && (await isAnswered(port, host))) throw taken(port, command);
  const server = createLimitedServer(handler, { ...defaultLimits, ...limits });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explain(error, { port, host, command })),
    );
    // As many may wait to be taken as are taken: the system forgets what others send, and they say it again much later.
    server.listen({ port, host, backlog: server.maxConnections }, resolve);
  });
  return {
    url: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  };
}

function createLimitedServer(
  handler: RequestListener,
  { timeout, maxRequestsPerSocket, maxConnections, ...options }: ConnectionLimits,
): Server {
  const server = createServer(options, oneAtATime(handler, maxRequestsPerSocket));
  // A client that has said all it has to say (`nc -N`) still gets its answer. Known to Node, not to its types.
  Object.assign(server, { timeout, maxConnections, httpAllowHalfOpen: true });
  return server.on('connect', (_, socket) => {
    // Node hands over the bare socket: a tunnel is the one request that has no response object.
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
  });
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: nameOf(host), autoSelectFamily: true });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const taken = (port: number, command: string) =>
  new Error(
    `Port ${port} is taken by another program. Stop it, or choose another: ${command} -- --port ${port + 1}`,
  );

function explain(
  error: NodeJS.ErrnoException,
  { port, host, command }: Required<Omit<Place, 'limits'>>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return taken(port, command);
    case 'EACCES':
      return new Error(
        `Port ${port} needs rights this user does not have. Choose one above 1023: ${command} -- --port 3000`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`This machine has no address "${host}". Leave --host out for localhost.`);
    default:
      return error;
  }
}

/** An address one can click: "any" addresses are this machine. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
