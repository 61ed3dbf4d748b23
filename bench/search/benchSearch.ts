import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { readSearchIndex } from '../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createSearchEngine, type SearchRecord } from '../../src/search/node';
import { formatMilliseconds, formatRow } from '../shared/figures';
import { symbolQueries, typoQueries, wordQueries } from './testQueries';
import {
  judgedQueries,
  judgedReport,
  meanReciprocalRank,
  pagesFound,
  tuningQueries,
} from './relevance';

const sets = [wordQueries, symbolQueries, typoQueries, tuningQueries()] as const;

interface SearchBenchOptions {
  /** Also scores the held-out split `last` of the judged queries. Use it only when a ranking change is finished. */
  readonly withLast: boolean;
}

/**
 * Prints relevance, size and start-up time of the built search index, compared with MiniSearch's defaults on the same
 * records.
 */
export function benchSearch({ withLast }: SearchBenchOptions): void {
  const { manifest, store } = readSearchIndex('build');
  const started = performance.now();
  const engine = createSearchEngine(store);
  const readyMs = performance.now() - started;
  const plain = plainMiniSearch(engine.records);
  const finders = [
    { name: 'ours', find: (typed: string) => pagesFound(engine, typed) },
    { name: plain.name, find: (typed: string) => [...new Set(plain.find(typed))] },
  ] as const;
  console.log(formatRow('mean reciprocal rank', ['words', 'symbols', 'one typo', 'tuning']));
  for (const { name, find } of finders) {
    const ranks = sets.map((queries) => meanReciprocalRank(queries, find));
    console.log(
      formatRow(
        name,
        ranks.map((rank) => rank.toFixed(3)),
      ),
    );
  }
  const index = readFileSync(`build/search/${manifest.store.file}`);
  console.log(formatRow('\nindex, brotli', [compressedSize(index)]));
  console.log(formatRow('MiniSearch, serialised', [compressedSize(Buffer.from(plain.json))]));
  console.log(formatRow('time to ready, Node', [formatMilliseconds(readyMs)]));
  console.log(`\n${judgedReport(judgedQueries(), finders, { withLast })}`);
}

function compressedSize(content: Buffer): string {
  return `${(brotliCompressSync(content).length / 1000).toFixed(1)} KB`;
}

/** Returns a MiniSearch with default settings for the same records, with prefixes and typos as its readme suggests. */
function plainMiniSearch(records: readonly SearchRecord[]) {
  const index = new MiniSearch({
    fields: ['title', 'content'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    records.map(({ type, hierarchy, content }, id) => ({
      id,
      title: type === 'content' ? hierarchy.lvl1 : (hierarchy[type] ?? ''),
      content: content ?? '',
    })),
  );
  return {
    name: 'MiniSearch, defaults',
    find: (typed: string) =>
      index.search(typed).map(({ id }) => records[id as number]?.url_without_anchor ?? ''),
    /** The index in the form that a browser would download. */
    json: JSON.stringify(index),
  };
}
