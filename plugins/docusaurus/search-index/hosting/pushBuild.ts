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
 * Uploads the records of a built site to the hosted index, with ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY.
 * ALGOLIA_INDEX_NAME overrides the index that the site was built for. An empty variable counts as unset.
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
