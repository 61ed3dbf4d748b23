import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests sent ahead of their answers. Browsers send none; a connection with more of them is closed. */
const maxWaiting = 32;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What a connection has asked for so far. */
interface Connection {
  asked: number;
  answered: number;
  isAnswering: boolean;
  readonly waiting: Exchange[];
}

/**
 * Returns a listener that takes the requests of a connection one by one, each when the answer before it is sent, and no
 * more than `maxRequests`: the answer to the last of them says that the connection ends with it.
 * Node announces pipelined requests all at once. An answer that still waits for the connection when that ends is told
 * nothing, neither `finish` nor `close`: what it had opened by then would stay open for ever.
 */
export function oneAtATime(listener: RequestListener, maxRequests: number): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  const answer = (connection: Connection, { request, response }: Exchange): void => {
    connection.isAnswering = true;
    response.once('close', () => {
      connection.isAnswering = false;
      connection.answered++;
      const next = connection.waiting.shift();
      // An answer that was not given the connection by now never will be: the connection is at its end.
      if (next?.response.socket) answer(connection, next);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before it ended.
    if (socket.destroyed) return;
    const connection = connections.get(socket) ?? unused();
    if (connection.asked++ === 0) connections.set(socket, connection);
    if (connection.asked - connection.answered > maxWaiting + 1) socket.destroy();
    // Node would answer them with 503; a client that was told of the end asks again on another connection.
    if (connection.asked > maxRequests) return;
    if (connection.asked === maxRequests) response.shouldKeepAlive = false;
    if (connection.isAnswering) connection.waiting.push({ request, response });
    else answer(connection, { request, response });
  };
}

const unused = (): Connection => ({ asked: 0, answered: 0, isAnswering: false, waiting: [] });
