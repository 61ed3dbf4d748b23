import { resolve } from 'node:path';
import { listen, type Listening } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** Serves a folder as `npm start` serves build/, on a free port. */
export function serveFolder(folder: string): Promise<Listening> {
  return listen(siteHandler(readSite(resolve(folder))), { port: 0, host: 'localhost' });
}
