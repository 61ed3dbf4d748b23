import { resolve } from 'node:path';
import { listen, type Listening } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** A server's traffic: bytes of the encoded bodies, and the number of open responses. */
export interface Traffic {
  bytes: number;
  open: number;
}

/**
 * Serves a folder as `npm start` serves build/, on a free port. `traffic` is kept up to date, because a page does not
 * know what its workers load.
 */
export function serveFolder(
  folder: string,
  traffic: Traffic = { bytes: 0, open: 0 },
): Promise<Listening> {
  const answer = siteHandler(readSite(resolve(folder)));
  return listen(
    (request, response) => {
      traffic.open++;
      // Once a header is set in advance, Node keeps all headers readable.
      response.setHeader('X-Served-For', 'benchmark');
      response.once('close', () => {
        traffic.open--;
        traffic.bytes += Number(response.getHeader('content-length') ?? 0);
      });
      answer(request, response);
    },
    { port: 0, host: 'localhost' },
  );
}
