import type { ServerResponse } from 'node:http';
import { everywhere, inertPolicy, unframedHeaders } from './securityHeaders';

const headers = new Map(
  Object.entries({
    ...everywhere,
    ...unframedHeaders(inertPolicy),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  }),
);

/** Answers with a sentence of our own, which nobody is to keep. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeaders(headers);
  // `end` leaves the body out of an answer to HEAD.
  response.end(`${text}\n`);
}
