import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearchIndex } from './readSearchIndex';
import { pushIndex, type PushOptions } from './pushIndex';

interface BuildOptions extends Pick<PushOptions, 'say' | 'client'> {
  /** The folder of the built site. */
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Puts the records of a built site into the hosted index: ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY and, unless
 * it is the one the site was built for, ALGOLIA_INDEX_NAME. A variable that is empty is not set.
 */
export async function pushBuild({ root, environment, ...options }: BuildOptions): Promise<void> {
  const { manifest, store } = readSearchIndex(root);
  const { ALGOLIA_INDEX_NAME: named = '' } = environment;
  const lines = readFileSync(join(root, 'search/records.jsonl'), 'utf8').trim().split('\n');
  await pushIndex({
    appId: environment['ALGOLIA_APP_ID'] ?? '',
    apiKey: environment['ALGOLIA_WRITE_KEY'] ?? '',
    indexName: named === '' ? manifest.store.indexName : named,
    records: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    synonyms: store.synonyms,
    ...options,
  });
}
