import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  withPolicy,
} from '../server/contentSecurityPolicy';
import { headerRules, isPage } from '../server/headerRules';
import { formatHeadersFile } from '../server/headersFile';
import { readSite } from '../server/site';
import { searchHosts, searchSite } from '../src/search/node';

/** Writes the policy with the hashes of all inline scripts into every page, and all headers into build/_headers. */
const root = 'build';
const files = [...readSite(root).files].sort();
const pages = files.filter(isPage).map((path) => join(root, path));
const hashes = new Set(pages.flatMap((page) => inlineScriptHashes(readFileSync(page, 'utf8'))));
const policy = contentSecurityPolicy([...hashes].sort(), searchHosts(searchSite(process.env, '/')));
for (const page of pages) writeFileSync(page, withPolicy(readFileSync(page, 'utf8'), policy));
writeFileSync(join(root, '_headers'), formatHeadersFile(headerRules(files, policy)));
console.log(`${pages.length} pages, ${hashes.size} inline scripts`);
