import { resolve } from 'node:path';
import { listen } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';

/** Serves build/ on a free port while the browser tests run; they find it as their base address. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const handler = siteHandler(readSite(resolve('build')));
  const { url, stop } = await listen(handler, { port: 0, host: 'localhost' });
  process.env['SITE_URL'] = url;
  return stop;
}
