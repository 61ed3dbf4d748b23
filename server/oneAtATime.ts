import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests sent ahead of their answers. Browsers send none; a connection with more of them is closed. */
const maxWaiting = 32;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Returns a listener that takes the requests of a connection one by one, each when the answer before it is sent.
 * Node announces pipelined requests all at once. An answer that still waits for the connection when that ends is told
 * nothing, neither `finish` nor `close`: what it had opened by then would stay open for ever.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();
  const answer = ({ request, response }: Exchange): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      // An answer that was not given the connection by now never will be: the connection is at its end.
      if (next?.response.socket) answer(next);
      else waiting.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before it ended.
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      answer({ request, response });
    } else if (queue.length < maxWaiting) queue.push({ request, response });
    else socket.destroy();
  };
}
