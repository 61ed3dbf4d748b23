import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../../../server/site';
import {
  contentSecurityPolicy,
  inlineHashes,
  readCsp,
  insertCsp,
  type ThirdPartyHosts,
} from './contentSecurityPolicy';
import { noticesFile } from '../../docusaurus/notices/noticesFile';
import { serviceWorkerFile, serviceWorkerFolder } from '../offline/serviceWorkerFile';
import { isPage, isRunnerDocument } from '../../shared/pageFiles';
import { formatHeadersFile, headerRules } from './headerRules';

/** Examples of files that later steps of the build add, one per folder and kind. */
const laterFiles = [`/${serviceWorkerFile}`, `${serviceWorkerFolder}/everything.json`, noticesFile];

/**
 * Writes a CSP with the hashes of all inline scripts and styles into every page of a built site. Writes the headers of
 * all URLs into its `_headers`. Returns the number of pages.
 */
export function writeSecurityHeaders(root: string, hosts: ThirdPartyHosts): number {
  const files = [...new Set([...readSite(root).files, ...laterFiles])].sort();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const pages = files.filter(isPage);
  const hashes = pages.map((page) => inlineHashes(read(page)));
  const scripts = sortedUnique(hashes.flatMap((page) => page.scripts));
  const styles = sortedUnique(hashes.flatMap((page) => page.styles));
  const page = contentSecurityPolicy({ scripts, styles }, hosts);
  for (const path of pages) writeFileSync(join(root, path), insertCsp(read(path), page));
  const [runner] = files.filter(isRunnerDocument).map((path) => readCsp(read(path)));
  const rules = headerRules(files, { page, runner: runner ?? '' });
  writeFileSync(join(root, '_headers'), formatHeadersFile(rules));
  return pages.length;
}

/** Returns each hash once, sorted. The same build then writes the same CSP. */
const sortedUnique = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();
