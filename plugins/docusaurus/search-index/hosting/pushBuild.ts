// cspell:ignore Sizefor onewaysynonym -- names of the service
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { requireCredentials, type Synonyms } from '../../../../src/search/node';
import { readSearchIndex } from './readSearchIndex';

interface BuildOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** ALGOLIA_WRITE_KEY is a key with write access. It must not be the key that the site publishes. */
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Options of the client. Tests set its hosts. */
  readonly client?: Parameters<typeof algoliasearch>[2];
}

/** The index settings that DocSearch's own crawler uses. */
const indexSettings = {
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `unordered(hierarchy.${level})`,
    ),
    // Task phrases rank above `content`, which may only mention the same words.
    'unordered(tasks)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type'],
  attributesToSnippet: ['content:10'],
  attributesToHighlight: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
};

/**
 * Replaces the hosted index with the records of a built site in one step. Fills a temporary index and then moves it
 * over the hosted index, so no reader searches an incomplete index. If anything fails, the old index stays.
 * ALGOLIA_INDEX_NAME overrides the index for which the site was built. Empty variables count as unset. Throws an error
 * that names missing credentials (requirement 5.5). Passes on errors of the service.
 */
export async function pushBuild(options: BuildOptions): Promise<void> {
  const { root, environment, say } = options;
  const { manifest, store } = readSearchIndex(root);
  const { ALGOLIA_APP_ID: appId = '', ALGOLIA_WRITE_KEY: apiKey = '' } = environment;
  requireCredentials(appId, apiKey);
  const { ALGOLIA_INDEX_NAME: named = '' } = environment;
  const indexName = named === '' ? manifest.store.indexName : named;
  const lines = readFileSync(join(root, 'search/records.jsonl'), 'utf8').trim().split('\n');
  const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const client = algoliasearch(appId, apiKey, options.client);
  const temporary = `${indexName}_tmp_${Date.now()}`;
  try {
    say(`Filling ${temporary} with ${objects.length} records …`);
    await client.setSettings({ indexName: temporary, indexSettings });
    const synonymHit = synonymHits(store.synonyms);
    if (synonymHit.length > 0) await client.saveSynonyms({ indexName: temporary, synonymHit });
    await client.chunkedBatch({ indexName: temporary, objects, waitForTasks: true });
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID });
    say(`Moved it over ${indexName}: readers have the new index now.`);
  } catch (error) {
    say(`Failed; ${indexName} is as it was.`);
    // The temporary index still exists if the move failed or was not reached.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

/** Returns the synonyms in the format of the service. */
function synonymHits({ oneWay, groups }: Synonyms) {
  return [
    ...Object.entries(oneWay).map(([input, synonyms]) => ({
      objectID: `one-way-${input.replace(/\W+/g, '-')}`,
      type: 'onewaysynonym' as const,
      input,
      synonyms: [...synonyms],
    })),
    ...groups.map((synonyms) => ({
      objectID: `group-${synonyms.join('-')}`,
      type: 'synonym' as const,
      synonyms: [...synonyms],
    })),
  ];
}
