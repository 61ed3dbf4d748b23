import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';

/** Headless shells of Chromium, which need less than half of the processor time of the full browser. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Full browsers, as readers have them. Unlike a headless shell, a full browser runs a sandboxed frame in its own
 * process.
 */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Returns the path of a Chromium or Chrome on this machine, or null. The order is: CHROMIUM_PATH, commands on the PATH,
 * Chrome on macOS, downloads of Playwright. Headless shells have priority, unless `isWhole` is set.
 */
export function findChromium({ isWhole } = { isWhole: false }) {
  const commands = isWhole ? [...browsers, ...shells] : [...shells, ...browsers];
  const installed = [env['CHROMIUM_PATH'], ...commands.map(findCommand), macChrome];
  return [...installed, ...playwrightBrowsers()].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Prints which Chromium the browser tests use. If there is none, installs the system's package if the user has the
 * rights, or prints what to install. With `isWhole`, a shell does not count as a Chromium.
 */
export function provideChromium({ isWhole } = { isWhole: false }) {
  const found = findChromium({ isWhole });
  if (found === null || (isWhole && shells.some((name) => found.endsWith(name)))) {
    // Not every Debian, and no Ubuntu, has a package for the shell.
    const packages = isWhole ? ['chromium'] : ['chromium-headless-shell', 'chromium'];
    packages.some((name) => installPackages(name));
  }
  const missing =
    'The browser tests need Chromium: install it (on Debian "apt-get install chromium"), ' +
    'or set CHROMIUM_PATH to the path of a Chromium or Chrome.';
  const path = findChromium({ isWhole });
  console.log(path === null ? missing : `Chromium: ${path}`);
}

/**
 * Installs packages on Debian and its derivatives. Returns false if that fails or if this user may not install any.
 * Installing requires root, or a sudo without a password.
 * @param {...string} names
 */
export function installPackages(...names) {
  const sudo = getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {'ignore' | 'inherit'} stdio @param {...string} args */
  const apt = (stdio, ...args) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
    const nonInteractive = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, rest, { stdio, env: nonInteractive }).status === 0;
  };
  if (!apt('ignore', '--version')) return false;
  console.log(`Installing ${names.join(', ')} from the packages of this system.`);
  apt('inherit', 'update', '-qq');
  return apt('inherit', 'install', '-y', '-qq', '--no-install-recommends', ...names);
}

/**
 * Returns the path of a command, or null. Also searches the sbin folders, which are not on every user's PATH.
 * @param {string} name
 */
export function findCommand(name) {
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...path, '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Returns the browsers that Playwright downloaded: shells first, and the newest first. */
function playwrightBrowsers() {
  const caches = platform() === 'darwin' ? 'Library/Caches' : '.cache';
  const folder = env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), caches, 'ms-playwright');
  if (!existsSync(folder)) return [];
  const executable = /^chromium.*[/\\](headless_shell|chrome(-headless-shell)?|Chromium)$/;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => executable.test(file))
    .sort()
    .reverse()
    .map((file) => join(folder, file));
}
