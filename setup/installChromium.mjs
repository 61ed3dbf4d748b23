import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

/**
 * Sees to a Chromium for the browser tests: one that is there, or the system's package where this user may install it.
 * Errors: one sentence that says what to install.
 */
export async function provideChromium() {
  if (findChromium() === null && mayInstall()) await install();
  const path = findChromium();
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

async function install() {
  console.log('No Chromium found: installing the package of this system.');
  /** @param {string[]} args */
  const apt = (...args) =>
    run(isRoot() ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update', '-qq');
  /** @param {string} name */
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  const { code } = await install('chromium-headless-shell');
  // Not every Debian, and no Ubuntu, has the shell alone.
  if (code !== 0) await install('chromium');
}
