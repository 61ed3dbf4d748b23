import { existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** The shell comes first: the same engine without windows takes less than half of the processor's time. */
const commandNames = [
  'chromium-headless-shell',
  'chrome-headless-shell',
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
 * Order: CHROMIUM_PATH, commands on the PATH, macOS applications, browsers Playwright downloaded before.
 * Runs before dependencies exist: Node only.
 */
export function findChromium() {
  const candidates = [
    ...(env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : []),
    ...commandsOnPath(),
    ...(platform() === 'darwin' ? macApplications : []),
    ...playwrightBrowsers(),
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

function commandsOnPath() {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
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
