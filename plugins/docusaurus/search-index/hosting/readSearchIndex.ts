import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchManifest, SearchStore } from '../../../../src/search/node';

/** Returns the search index of a built site. Throws if there is none, and names the command that builds it. */
export function readSearchIndex(root: string): {
  readonly manifest: SearchManifest;
  readonly store: SearchStore;
} {
  const folder = join(root, 'search');
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SearchManifest;
  const store = JSON.parse(readFileSync(join(folder, manifest.store.file), 'utf8')) as SearchStore;
  return { manifest, store };
}
