import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the built site is made from. */
const sources = [
  ...['docs', 'models', 'patches', 'plugins', 'scripts', 'server', 'src', 'static'],
  ...['docusaurus.config.ts', 'package-lock.json', 'package.json', 'sidebars.ts'],
];

/** Generated below the sources, or no part of the site. */
const isNoSource = (/** @type {string} */ path) =>
  path.startsWith('docs/api') || /\.test\.tsx?$/.test(path) || path.endsWith('.DS_Store');

/** Settings that change what is built. */
const settings = [
  ...['FASTER', 'SEARCH_MODE', 'SEARCH_URL', 'SEARCH_MISSING_RESULTS_URL'],
  ...['SEARCH_PERSONALIZATION', 'SEARCH_INSIGHTS'],
  ...['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'],
];

const stamp = 'node_modules/.cache/built-from';

/** Whether build/ was made from the sources as they are now. */
export function isBuildCurrent() {
  if (!existsSync('build/index.html') || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === hashInputs();
}

/** To be called before a build changes build/: until it is done, nothing there counts. */
export function buildStarted() {
  rmSync(stamp, { force: true });
  return hashInputs();
}

/**
 * To be called when build/ is complete, with the hash from its start.
 * @param {string} hash
 */
export function buildFinished(hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashInputs() {
  const hash = createHash('sha256');
  hash.update(process.versions.node.split('.')[0] ?? '');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of sources.flatMap(filesOf).filter((path) => !isNoSource(path))) {
    hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
