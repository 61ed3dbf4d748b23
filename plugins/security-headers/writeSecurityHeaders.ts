import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeadersFile } from '../../server/headersFile';
import { readSite } from '../../server/site';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  withPolicy,
  type ForeignHosts,
} from './contentSecurityPolicy';
import { headerRules, isPage } from './headerRules';

/**
 * Writes the policy with the hashes of all inline scripts into every page of a built site, and the headers of all
 * addresses into its `_headers`. Returns how many pages and inline scripts there are.
 */
export function writeSecurityHeaders(
  root: string,
  hosts: ForeignHosts,
): { readonly pages: number; readonly scripts: number } {
  const files = [...readSite(root).files].sort();
  const pages = files.filter(isPage).map((path) => join(root, path));
  const hashes = new Set(pages.flatMap((page) => inlineScriptHashes(readFileSync(page, 'utf8'))));
  const policy = contentSecurityPolicy([...hashes].sort(), hosts);
  for (const page of pages) writeFileSync(page, withPolicy(readFileSync(page, 'utf8'), policy));
  writeFileSync(join(root, '_headers'), formatHeadersFile(headerRules(files, policy)));
  return { pages: pages.length, scripts: hashes.size };
}
