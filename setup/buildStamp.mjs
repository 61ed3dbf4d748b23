import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sources of the built site. */
const sources = [
  ...['docs', 'models', 'patches', 'plugins', 'server', 'src', 'static'],
  ...['docusaurus.config.ts', 'package-lock.json', 'package.json', 'sidebars.ts'],
  'scripts/build.ts',
];

/** Returns true for files in source folders that do not affect the build: generated pages, tests, `.DS_Store`. */
const isExcluded = (/** @type {string} */ path) =>
  path.startsWith('docs/api') || /\.test\.tsx?$/.test(path) || path.endsWith('.DS_Store');

/** Environment variables that change the build. */
export const buildSettings = [
  ...['BASE_URL', 'SITE_URL', 'EDIT_URL', 'SERVICE_WORKER', 'FASTER', 'SEARCH_MODE', 'SEARCH_URL'],
  ...['SEARCH_MISSING_RESULTS_URL', 'SEARCH_PERSONALIZATION', 'SEARCH_INSIGHTS'],
  ...['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'],
];

/** Contains the hash of the sources of build/, and whether it is a release build. */
const stamp = 'node_modules/.cache/build-stamp.json';

/**
 * Returns true if build/ was made from the current sources. With `release`, returns true only for a release build.
 * @param {{ release?: boolean }} [options]
 */
export function isBuildCurrent({ release = false } = {}) {
  if (!existsSync('build/index.html') || !existsSync(stamp)) return false;
  /** @type {{ inputs: string, release: boolean }} */
  const lastBuild = JSON.parse(readFileSync(stamp, 'utf8'));
  return lastBuild.inputs === hashInputs() && (lastBuild.release || !release);
}

/**
 * Removes the stamp before a build changes build/. Returns the hash for `writeBuildStamp`. Until `writeBuildStamp` is
 * called, build/ does not count as current.
 */
export function removeBuildStamp() {
  rmSync(stamp, { force: true });
  return hashInputs();
}

/**
 * Writes the stamp when build/ is complete.
 * @param {string} inputs the hash that `removeBuildStamp` returned
 * @param {{ release?: boolean }} [options]
 */
export function writeBuildStamp(inputs, { release = false } = {}) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ inputs, release }));
}

function hashInputs() {
  const hash = createHash('sha256');
  hash.update(process.versions.node.split('.')[0] ?? '');
  for (const name of buildSettings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of sources.flatMap(filesOf).filter((path) => !isExcluded(path)))
    hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest());
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
