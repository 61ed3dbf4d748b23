import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { npm, run } from './run.mjs';

/** npm keeps what it installed here, in the form of the lockfile. */
const installedFile = 'node_modules/.package-lock.json';

/** Holds the hash of the patches that were applied. */
const patchedFile = 'node_modules/.cache/patched';

/**
 * Installs the locked dependencies if they are missing or out of date, and applies the patches.
 * Runs before dependencies exist: Node only.
 * Errors: says whether the network or the install itself failed.
 */
export async function installDependencies() {
  const patches = hashPatches();
  const isPatched = existsSync(patchedFile) && readFileSync(patchedFile, 'utf8') === patches;
  if (isInstalled() && isPatched) return;
  // A package that was patched otherwise before is put back first.
  if (!isPatched)
    for (const folder of patchedPackages()) rmSync(folder, { recursive: true, force: true });
  await install();
  if (existsSync('patches')) {
    const { code } = await run([
      process.execPath,
      'node_modules/patch-package/index.js',
      '--error-on-fail',
    ]);
    if (code !== 0) throw new Error('A patch in patches/ does not fit its package any more.');
  }
  mkdirSync(dirname(patchedFile), { recursive: true });
  writeFileSync(patchedFile, patches);
}

/** Whether every package of the lockfile is there in its version. Optional ones are for other machines. */
function isInstalled() {
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages('package-lock.json');
  const found = readPackages(installedFile);
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || found[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  const count = Object.keys(readPackages('package-lock.json')).length;
  console.log(`Installing ${count} packages. The first time this takes a minute or two.`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  … installing, ${seconds()} s`), 10_000);
  // Not `ci`: npm 11 refuses its own lockfile there (packages of other platforms are not in it), and it would
  // drop the caches of an earlier build. `install` keeps to the locked versions too; `--no-save` leaves the lockfile be.
  const { code, errors } = await run([
    ...npm(),
    ...['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    // Without a network: say so within seconds, not minutes.
    ...['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
  ]);
  clearInterval(progress);
  if (code !== 0) throw new Error(explain(errors));
  console.log(`Installed in ${seconds()} s.`);
}

/** @param {string} errors */
function explain(errors) {
  const network =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
  const reason = network.exec(errors)?.[0];
  return reason
    ? `The packages could not be downloaded: the registry does not answer (${reason}). ` +
        'Check the network, or the proxy in "npm config list", and run the command again.'
    : 'npm could not install the packages: its message is above.';
}

function patchFiles() {
  return existsSync('patches') ? readdirSync('patches').sort() : [];
}

function hashPatches() {
  const hash = createHash('sha256');
  for (const file of patchFiles()) hash.update(file).update(readFileSync(join('patches', file)));
  return hash.digest('hex');
}

/** "@docsearch+react+3.9.0.patch" → "node_modules/@docsearch/react" */
function patchedPackages() {
  return patchFiles().map((file) => {
    const parts = file.split('+');
    return join('node_modules', ...parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1));
  });
}
