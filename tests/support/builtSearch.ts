import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSite, createTestStore } from './searchFixture';
import {
  exportRecord,
  storeVersion,
  storedRecords,
  type SearchManifest,
  type Synonyms,
} from '../../src/search/node';

/** Writes a `build/` folder that contains only the search index of a small site. Returns its parent folder. */
export function writeBuiltSearch(synonyms: Partial<Synonyms> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const search = join(folder, 'build/search');
  const store = createTestStore(smallSite, synonyms);
  const records = storedRecords(store);
  const file = 'store-0123456789ab.json';
  const manifest: SearchManifest = {
    v: storeVersion,
    store: {
      ...{ file, records: records.length },
      ...{ tag: store.facets.docusaurus_tag, indexName: 'replicad' },
    },
  };
  mkdirSync(search, { recursive: true });
  writeFileSync(join(search, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(search, file), JSON.stringify(store));
  const lines = records.map((record) => JSON.stringify(exportRecord(record, store.site)));
  writeFileSync(join(search, 'records.jsonl'), `${lines.join('\n')}\n`);
  return folder;
}
