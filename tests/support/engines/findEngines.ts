import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../../setup/chromium.mjs';

/** Contains a folder of libraries for each architecture on Debian and its derivatives. */
const libraries = '/usr/lib';

/** Returns the path of Firefox on this machine, or null: FIREFOX_PATH, then commands on the PATH. */
export function findFirefox(): string | null {
  return process.env['FIREFOX_PATH'] ?? findCommand('firefox-esr') ?? findCommand('firefox');
}

/** Returns the paths of WebKitGTK's driver and of its minimal browser, or null if one of them or Xvfb is missing. */
export function findWebKit(): { readonly driver: string; readonly browser: string } | null {
  const driver = findCommand('WebKitWebDriver');
  const browser = findMiniBrowser();
  return driver !== null && browser !== null && findDisplay() !== null ? { driver, browser } : null;
}

/**
 * Returns the path of Xvfb, a virtual display, or null. WebKitGTK has no headless mode. Firefox has one, but draws in
 * 3D only if there is a display.
 */
export function findDisplay(): string | null {
  return findCommand('Xvfb');
}

/** Returns the path of MiniBrowser, or null. The driver's package installs it in a library folder, not on the PATH. */
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
