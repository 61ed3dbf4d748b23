import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from './listen';
import { readSite } from './site';
import { siteAddress } from './siteAddress';
import { siteHandler } from './siteHandler';

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
  console.log(
    `\n  The site is at ${url}${baseUrl === '/' ? '' : baseUrl}\n  Stop it with Ctrl-C.\n`,
  );
  // A terminal and npm both pass the signal on: the second one finds us stopping already.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
