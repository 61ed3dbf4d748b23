import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkRecords,
  createSearchEngine,
  createStore,
  exportRecord,
  storedRecords,
  storeVersion,
  type SearchManifest,
  type BuiltPage,
  type Synonyms,
} from '../../../src/search/node';
import { sortInReadingOrder } from '../../shared/readingOrder';
import { readGuides } from '../guides/readGuides';
import { readPage } from './readPage';
import { validateSynonyms } from './validateSynonyms';

interface IndexOptions {
  readonly outDir: string;
  /** URLs of the pages to index, without the base path. */
  readonly paths: readonly string[];
  readonly baseUrl: string;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  readonly indexName: string;
  /** The file with synonyms and stop words, which writers edit. */
  readonly synonymsFile: string;
  /** The folder of guides. Their front matter contains task phrases. */
  readonly guidesFolder: string;
}

/**
 * Writes the index of the built pages into `search/`: the store, the manifest that names it, and the same records as
 * JSON lines for a hosted index. Throws an error that lists pages without a record, titles that are not unique, and
 * invalid synonyms.
 */
export async function writeIndex(options: IndexOptions): Promise<SearchManifest> {
  const { outDir, paths, site, indexName } = options;
  const pages = await readIndexedPages(options);
  const store = createStore(pages, site, await readSynonyms(options, pages));
  const records = storedRecords(store);
  checkRecords(records, paths);
  const content = JSON.stringify(store);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const manifest: SearchManifest = {
    v: storeVersion,
    store: {
      file: `store-${hash}.json`,
      records: records.length,
      tag: store.facets.docusaurus_tag,
      indexName,
    },
  };
  const folder = path.join(outDir, 'search');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, manifest.store.file), content);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  const lines = records.map((record) => JSON.stringify(exportRecord(record, site)));
  await writeFile(path.join(folder, 'records.jsonl'), `${lines.join('\n')}\n`);
  return manifest;
}

/**
 * Returns the pages in reading order, which is the same in every build. The order decides between results with equal
 * scores.
 */
async function readIndexedPages({ outDir, paths, baseUrl }: IndexOptions): Promise<BuiltPage[]> {
  const pages = await Promise.all(
    paths.toSorted().map(async (address) => readPage(await readHtml(outDir, address), address)),
  );
  return sortInReadingOrder(
    pages.filter((page) => page !== undefined),
    (page) => baseUrl + page.path.slice(1),
  );
}

async function readHtml(outDir: string, address: string): Promise<string> {
  const file = path.join(outDir, address);
  return readFile(path.join(file, 'index.html'), 'utf8').catch(() =>
    readFile(`${file.replace(/\/$/, '')}.html`, 'utf8'),
  );
}

/** Returns the validated synonyms, together with the task phrases of the guides. */
async function readSynonyms(
  { synonymsFile, guidesFolder, site }: IndexOptions,
  pages: readonly BuiltPage[],
): Promise<Synonyms> {
  const none: Synonyms = {
    oneWay: {},
    groups: [],
    stopWords: [],
    fillers: [],
    trouble: [],
    tasks: {},
  };
  const { isIndexed } = createSearchEngine(createStore(pages, site, none));
  const places = new Set(pages.flatMap(({ path: address, group }) => [address, group]));
  const synonyms = validateSynonyms(JSON.parse(await readFile(synonymsFile, 'utf8')), {
    isIndexed,
    isPageOrGroup: (text) => places.has(text),
  });
  const guides = readGuides(guidesFolder).map(
    ({ address, tasks = '' }) => [address, tasks] as const,
  );
  const tasks = Object.fromEntries([...Object.entries(synonyms.tasks), ...guides]);
  return { ...synonyms, tasks };
}
