import { readFileSync } from 'node:fs';
import { readSearchIndex } from '../server/readSearchIndex';
import { pushIndex } from './search/pushIndex';

/**
 * Puts the records of build/ into the hosted index: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY and, unless it
 * is the one the site was built for, ALGOLIA_INDEX_NAME.
 */
async function main(): Promise<void> {
  const { manifest, store } = readSearchIndex('build');
  const lines = readFileSync('build/search/records.jsonl', 'utf8').trim().split('\n');
  await pushIndex({
    appId: process.env['ALGOLIA_APP_ID'] ?? '',
    apiKey: process.env['ALGOLIA_WRITE_KEY'] ?? '',
    indexName: process.env['ALGOLIA_INDEX_NAME'] ?? manifest.store.indexName,
    records: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    words: store.words,
    say: (line) => console.log(line),
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
