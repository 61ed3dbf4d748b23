import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteAddress } from '../plugins/shared/siteAddress';
import { listen } from '../server/listen';
import { readSite } from '../server/site';
import { siteHandler } from '../server/siteHandler';

/** Serves build/: `--port` (3000), `--host` (localhost), `--root` (build). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: 'localhost' },
      root: { type: 'string', default: 'build' },
    },
  });
  const { baseUrl } = siteAddress();
  const handler = siteHandler(readSite(resolve(values.root), baseUrl));
  const { url, stop } = await listen(handler, { port: Number(values.port), host: values.host });
  console.log(`\n  The site is at ${url}${baseUrl}\n  Stop it with Ctrl-C.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
