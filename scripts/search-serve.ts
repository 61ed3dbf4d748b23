import { parseArgs } from 'node:util';
import { listen } from '../server/listen';
import { readSearchIndex } from '../server/readSearchIndex';
import { searchListener } from '../server/searchListener';
import { createEngine, createHandler } from '../src/search/node';

/** Answers search from build/ on a port of its own: `--port` (3100), `--host` (localhost), `--root`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3100' },
      host: { type: 'string', default: 'localhost' },
      root: { type: 'string', default: 'build' },
    },
  });
  const { manifest, store } = readSearchIndex(values.root);
  const { indexName, records } = manifest.store;
  const handler = createHandler(createEngine(store), { indexName });
  const listener = searchListener(handler);
  const { url, stop } = await listen(listener, {
    // An empty text would be the number 0: any free port.
    port: values.port === '' ? Number.NaN : Number(values.port),
    host: values.host,
    command: 'npm run search:serve',
  });
  console.log(`\n  Search over ${records} records is at ${url}/1/indexes/*/queries`);
  console.log(`  Build the site with SEARCH_MODE=http SEARCH_URL=${url} to use it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
