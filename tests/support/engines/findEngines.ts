import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../../setup/chromium.mjs';

/** Debian and its relatives keep the libraries of each architecture here. */
const libraries = '/usr/lib';

/** Returns the path of Firefox on this machine, or null: FIREFOX_PATH, then commands on the PATH. */
export function findFirefox(): string | null {
  return process.env['FIREFOX_PATH'] ?? findCommand('firefox-esr') ?? findCommand('firefox');
}

/** Returns the paths of the driver of WebKitGTK and of its plainest browser, or null where one of them is missing. */
export function findWebKit(): { readonly driver: string; readonly browser: string } | null {
  const driver = findCommand('WebKitWebDriver');
  const browser = findMiniBrowser();
  return driver !== null && browser !== null && findDisplay() !== null ? { driver, browser } : null;
}

/**
 * Returns the path of a display in memory, or null. WebKitGTK has no headless mode. Firefox has one, but then it draws in 3D
 * only where there is a display.
 */
export function findDisplay(): string | null {
  return findCommand('Xvfb');
}

/** It is not on the PATH: it comes with the driver, in a folder of the libraries. */
function findMiniBrowser(): string | null {
  if (!existsSync(libraries)) return null;
  const folders = readdirSync(libraries).filter((folder) => folder.endsWith('-linux-gnu'));
  const candidates = folders.flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
      join(libraries, folder, version, 'MiniBrowser'),
    ),
  );
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}
