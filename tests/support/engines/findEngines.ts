import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../../setup/chromium.mjs';

/** Parent of the library folders of Debian and its derivatives, which have one per architecture. */
const libraries = '/usr/lib';

/** Returns the path of Firefox, or null. Checks FIREFOX_PATH, then the commands on the PATH. */
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
 * Returns the path of Xvfb, a virtual display, or null. WebKitGTK has no headless mode, and Firefox draws in 3D only
 * on a display.
 */
export function findDisplay(): string | null {
  return findCommand('Xvfb');
}

/**
 * Returns the path of MiniBrowser, or null. The driver's package installs it in a library folder, which is not on the
 * PATH.
 */
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
