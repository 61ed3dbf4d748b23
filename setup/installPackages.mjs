import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import { run } from './run.mjs';

const isRoot = () => getuid?.() === 0;

/** @param {string} command @param {readonly string[]} args */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether packages of this system may be installed: as root, or with a sudo that asks for no password. */
export const mayInstall = () =>
  succeeds('apt-get', ['--version']) && (isRoot() || succeeds('sudo', ['-n', 'true']));

/** Reads the list of the packages that there are. */
export const updatePackages = () => apt('update', '-qq');

/**
 * Installs packages of this system, without what they only recommend. Returns whether they are there now.
 * @param {...string} names
 */
export async function installPackages(...names) {
  const { code } = await apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  return code === 0;
}

/** @param {...string} args */
const apt = (...args) =>
  run(isRoot() ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
