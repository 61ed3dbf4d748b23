import { resolve } from 'node:path';
import { listen, type Listening } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** What a server sends: bodies as encoded, and how many answers are under way. */
export interface Traffic {
  bytes: number;
  open: number;
}

/**
 * Serves a folder as `npm start` serves build/, on a free port. `traffic` counts along: a page does not hear of what
 * its workers load.
 */
export function serveFolder(
  folder: string,
  traffic: Traffic = { bytes: 0, open: 0 },
): Promise<Listening> {
  const answer = siteHandler(readSite(resolve(folder)));
  return listen(
    (request, response) => {
      traffic.open++;
      // Where one header is set beforehand, Node keeps all of them to be read afterwards.
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
