import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contains the hash of the lockfile and the patches that node_modules was made from. */
const stamp = 'node_modules/.cache/installed';

/**
 * Installs the locked dependencies and patches them, if the lockfile or a patch has changed since the last time. Throws
 * an error that says whether the network, npm or a patch failed.
 */
export function installDependencies() {
  const patches = existsSync('patches') ? readdirSync('patches').sort() : [];
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const file of patches) hash.update(file).update(readFileSync(join('patches', file)));
  const currentHash = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return;
  // Patched packages are installed again, because a patch applies only to the original package.
  for (const file of patches) rmSync(packageOf(file), { recursive: true, force: true });
  install();
  if (patches.length > 0) {
    const args = ['node_modules/patch-package/index.js', '--error-on-fail'];
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0)
      throw new Error('A patch in patches/ does not fit its package any more.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, currentHash);
}

function install() {
  console.log('Installing the dependencies. The first time this takes a minute or two.');
  const [program, ...npmArgs] = npmCommand();
  // Uses `install` instead of `ci`, because `npm ci` of npm 11 rejects a lockfile that npm 11 wrote without packages of
  // other platforms. `ci` would also delete the caches of an earlier build. `install --no-save` installs the locked
  // versions and keeps the lockfile.
  const args = [
    ...['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    // With these options, npm fails within seconds rather than minutes if there is no network.
    ...['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
  ];
  const { status, stderr } = spawnSync(program, [...npmArgs, ...args], {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  process.stderr.write(stderr);
  if (status !== 0) throw new Error(explain(stderr));
}

/** @param {string} errors the error output of npm */
function explain(errors) {
  const network =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;
  const reason = network.exec(errors)?.[0];
  return reason
    ? `The packages could not be downloaded: the registry does not answer (${reason}). ` +
        'Check the network, or the proxy in "npm config list", and run the command again.'
    : 'npm could not install the packages: its message is above.';
}

/**
 * Returns the command that runs npm: the npm that started this process, or the npm on the PATH.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const started = process.env['npm_execpath'];
  return started?.endsWith('.js') ? [process.execPath, started] : ['npm'];
}

/**
 * Returns "node_modules/@docsearch/react" for "@docsearch+react+3.9.0.patch".
 * @param {string} patch
 */
function packageOf(patch) {
  const parts = patch.split('+');
  return join('node_modules', ...parts.slice(0, patch.startsWith('@') ? 2 : 1));
}
