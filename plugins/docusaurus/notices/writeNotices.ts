import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kernelFiles } from '../../../src/modeling/node';
import { formatNotices } from './formatNotices';
import { noticesFile } from './noticesFile';
import { readNotices } from './readNotices';
import { readRecords } from '../../shared/bundleRecords';

/**
 * Writes the notices of everything in the bundles of a built site into `site`. Returns the number of works.
 * Rejects with an error naming a package without a notice.
 */
export async function writeNotices(siteDir: string, site: string): Promise<number> {
  const notices = readNotices(siteDir, await readRecords(siteDir));
  const preamble = readFileSync(
    path.join(siteDir, 'plugins/docusaurus/notices/preamble.txt'),
    'utf8',
  );
  const kernel = createHash('sha256')
    .update(readFileSync(kernelFiles(siteDir).wasm))
    .digest('hex');
  const file = path.join(site, noticesFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${preamble.replace('{kernel}', kernel)}\n${formatNotices(notices)}`);
  return notices.length;
}
