import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import { findChromium, isShell } from './chromium.mjs';
import { run } from './run.mjs';

/**
 * Sees to a Chromium for the browser tests: one that is there, or the system's package where this user may install it.
 * With `isWhole` a whole browser, if there can be one; else the shell alone will do.
 * Errors: one sentence that says what to install.
 * @param {{ isWhole: boolean }} [wanted]
 */
export async function provideChromium({ isWhole } = { isWhole: false }) {
  const found = findChromium({ isWhole });
  const isThere = found !== null && !(isWhole && isShell(found));
  if (!isThere && mayInstall()) await install({ isWhole });
  const path = findChromium({ isWhole });
  if (path === null) {
    throw new Error(
      'The browser tests need Chromium: install it (on Debian "apt-get install chromium"), ' +
        'or set CHROMIUM_PATH to the path of a Chromium or Chrome.',
    );
  }
  console.log(`Chromium: ${path}`);
}

const isRoot = () => getuid?.() === 0;

/** @param {string} command @param {readonly string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** As root, or with a sudo that asks for no password. */
const mayInstall = () =>
  succeeds('apt-get', ['--version']) && (isRoot() || succeeds('sudo', ['-n', 'true']));

/** @param {{ isWhole: boolean }} wanted */
async function install({ isWhole }) {
  console.log('No Chromium found: installing the package of this system.');
  /** @param {string[]} args */
  const apt = (...args) =>
    run(isRoot() ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update', '-qq');
  /** @param {string} name */
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  // Not every Debian, and no Ubuntu, has the shell alone.
  if (isWhole || (await install('chromium-headless-shell')).code !== 0) await install('chromium');
}
