import { resolve } from 'node:path';
import { listen, type ListeningServer } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** The traffic of a server: bytes of encoded bodies, and the number of open responses. */
export interface Traffic {
  bytes: number;
  open: number;
}

/**
 * Serves a folder on a free port as `npm start` serves build/. `traffic` is updated while the server runs. It includes
 * requests of workers, which a page cannot observe.
 */
export function serveFolder(
  folder: string,
  traffic: Traffic = { bytes: 0, open: 0 },
): Promise<ListeningServer> {
  const answer = siteHandler(readSite(resolve(folder)));
  return listen(
    (request, response) => {
      traffic.open++;
      // Without an earlier `setHeader`, Node's `getHeader` does not return the headers passed to `writeHead`. The
      // listener below reads the content length.
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
