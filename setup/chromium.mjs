import { existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** The same engine without windows: it takes less than half of the processor's time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What readers have: here a sandboxed frame has a process of its own, in shells it has not. */
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium or Chrome on this machine, or null.
 * Order: CHROMIUM_PATH, commands on the PATH, macOS applications, browsers Playwright downloaded before. Shells come first,
 * for a whole browser last (`isWhole`).
 * Runs before dependencies exist: Node only.
 */
export function findChromium({ isWhole } = { isWhole: false }) {
  const candidates = [
    ...(env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : []),
    ...commandsOnPath(isWhole ? [...browsers, ...shells] : [...shells, ...browsers]),
    ...(platform() === 'darwin' ? macApplications : []),
    ...playwrightBrowsers(),
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** @param {readonly string[]} names */
function commandsOnPath(names) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightBrowsers() {
  const cache =
    env['PLAYWRIGHT_BROWSERS_PATH'] ??
    (platform() === 'darwin'
      ? join(homedir(), 'Library/Caches/ms-playwright')
      : join(homedir(), '.cache/ms-playwright'));
  if (!existsSync(cache)) return [];
  return (
    readdirSync(cache)
      .filter((folder) => /^chromium(_headless_shell)?-/.test(folder))
      // The shell before the whole browser, the newest of each first.
      .sort()
      .reverse()
      .flatMap((folder) => [
        join(cache, folder, 'chrome-linux/headless_shell'),
        join(cache, folder, 'chrome-headless-shell-linux64/chrome-headless-shell'),
        join(cache, folder, 'chrome-mac/headless_shell'),
        join(cache, folder, 'chrome-linux/chrome'),
        join(cache, folder, 'chrome-linux64/chrome'),
        join(cache, folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
      ])
  );
}

/** @param {string} path of a Chromium */
export const isShell = (path) => shells.some((name) => path.endsWith(name));
