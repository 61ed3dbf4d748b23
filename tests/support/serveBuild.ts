import { resolve } from 'node:path';
import { siteAddress } from '../../plugins/shared/siteAddress';
import { listen } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** Serves build/ on a free port while the browser tests run; SERVED_AT is their base address. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const { baseUrl } = siteAddress();
  const handler = siteHandler(readSite(resolve('build'), baseUrl));
  const { url, stop } = await listen(handler, { port: 0, host: 'localhost' });
  process.env['SERVED_AT'] = url + baseUrl;
  return stop;
}
