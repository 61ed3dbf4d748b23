import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../../../setup/buildStamp.mjs';
import { filesBelow } from '../../shared/files';
import { allExercises } from '../../shared/exercises';

/** Files that turn sources into pages. Changing one invalidates the cache. */
const tools = [
  ...['plugins', 'patches', 'src/base', 'src/search'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'],
];

/** The folder in which a new or removed file can change how imports resolve. */
const resolved = 'src';

const docsFolder = 'docs';

/**
 * Returns a hash of everything that affects the content of a page, except its source: the tools, the files that pages
 * can import, the URLs of all pages (links contain them), and the site's base path.
 */
export function toolsHash(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of buildSettings) hash.update(`${name}=${env[name] ?? ''}\n`);
  const files = (name: string) => filesOf(path.join(root, name));
  for (const file of tools.flatMap(files)) hash.update(file).update(readFileSync(file));
  for (const file of files(resolved)) hash.update(`${file}\n`);
  for (const file of files(docsFolder)) hash.update(file).update(frontMatter(file));
  hash.update(JSON.stringify(allExercises(path.join(root, docsFolder))));
  return hash.digest('hex');
}

function frontMatter(file: string): string {
  return /^---\n.*?\n---/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
}

/** Matches test files. They are not hashed, because they do not affect pages. */
const isTest = /\.test\.tsx?$/;

function filesOf(name: string): readonly string[] {
  if (path.extname(name) !== '') return existsSync(name) ? [name] : [];
  return filesBelow(name)
    .filter((file) => !isTest.test(file))
    .map((file) => path.join(name, file));
}
