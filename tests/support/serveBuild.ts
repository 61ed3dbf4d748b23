import { resolve } from 'node:path';
import { siteAddress } from '../../plugins/shared/siteAddress';
import { listen } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** Serves build/ on a free port during the browser tests, and puts its base URL into SERVED_AT. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const { baseUrl } = siteAddress();
  const handler = siteHandler(readSite(resolve('build'), baseUrl));
  const { url, stop } = await listen(handler, { port: 0, host: 'localhost' });
  process.env['SERVED_AT'] = url + baseUrl;
  return stop;
}
