import { parseArgs } from 'node:util';
import { serveSearch } from '../plugins/docusaurus/search-index/hosting/serveSearch';

/** Serves search from build/ on a separate port: `--port` (3100), `--host` (localhost), `--root`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3100' },
      host: { type: 'string', default: 'localhost' },
      root: { type: 'string', default: 'build' },
    },
  });
  const { url, stop, records } = await serveSearch({ ...values, port: Number(values.port) });
  console.log(`\n  Search over ${records} records is at ${url}/1/indexes/*/queries`);
  console.log(`  Build the site with SEARCH_MODE=http SEARCH_URL=${url} to use it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
