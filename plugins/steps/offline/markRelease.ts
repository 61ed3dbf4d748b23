import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseTag } from '../../../src/offline/node';
import { readSite } from '../../../server/site';
import { hasServiceWorker } from './serviceWorkerFile';
import { insertMeta, isPage } from '../../shared/pageFiles';

/** Encoded copies, which only hosts read. */
const derived = /\.(br|gz)$/;

/**
 * Returns the name of a built site's release: a hash of all its files. Writes the name into every page, unless the site
 * has no service worker.
 */
export function markRelease(root: string): string {
  const files = [...readSite(root).files].filter((file) => !derived.test(file)).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  const release = hash.digest('hex').slice(0, 16);
  if (!hasServiceWorker()) return release;
  for (const page of files.filter(isPage)) {
    const file = path.join(root, page);
    writeFileSync(file, insertMeta(readFileSync(file, 'utf8'), releaseTag(release)));
  }
  return release;
}
