import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** Where Debian and its relatives keep the libraries of each architecture. */
const libraries = '/usr/lib';

/** Returns the path of Firefox on this machine, or null: FIREFOX_PATH, then commands on the PATH. */
export function findFirefox() {
  return env['FIREFOX_PATH'] || commandOnPath(['firefox-esr', 'firefox']);
}

/** Returns the paths of the driver of WebKitGTK and of its plainest browser, or null where one of them is missing. */
export function findWebKit() {
  const driver = commandOnPath(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  return driver !== null && browser !== null && findDisplay() !== null ? { driver, browser } : null;
}

/**
 * Returns the path of a display in memory, or null. WebKitGTK has no mode without windows; Firefox has one, in which it
 * draws in 3D only where there is a display.
 */
export function findDisplay() {
  return commandOnPath(['Xvfb']);
}

/** @param {readonly string[]} names */
function commandOnPath(names) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** On no PATH: it comes with the driver, below the libraries. */
function findMiniBrowser() {
  if (!existsSync(libraries)) return null;
  const folders = readdirSync(libraries).filter((folder) => folder.endsWith('-linux-gnu'));
  const candidates = folders.flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
      join(libraries, folder, version, 'MiniBrowser'),
    ),
  );
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}
