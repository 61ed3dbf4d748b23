import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../../setup/buildStamp.mjs';

/** What turns sources into pages; its results are worth nothing once it has changed. */
const tools = [
  ...['plugins', 'patches', 'src/base', 'src/search'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'],
];

/** Where a file more or less changes what an import leads to. */
const resolved = 'src';

const docsFolder = 'docs';

/**
 * Returns a hash that changes with everything that decides what becomes of a page besides its own text: the tools, what
 * there is to import, and the addresses of other pages, to which links lead, below the path of the site, too.
 */
export function toolsHash(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of settings) hash.update(`${name}=${env[name] ?? ''}\n`);
  const filesBelow = (name: string) => filesOf(path.join(root, name));
  for (const file of tools.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  for (const file of filesBelow(resolved)) hash.update(`${file}\n`);
  for (const file of filesBelow(docsFolder)) hash.update(file).update(frontMatter(file));
  return hash.digest('hex');
}

function frontMatter(file: string): string {
  return /^---\n.*?\n---/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
}

/** No page comes of a test. */
const isTest = /\.test\.tsx?$/;

function filesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  if (path.extname(file) !== '') return [file];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
