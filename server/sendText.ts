import type { ServerResponse } from 'node:http';

/** Answers with a sentence of our own, which nobody is to keep. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  // `end` leaves the body out of an answer to HEAD.
  response.end(`${text}\n`);
}
