import { findChromium, isShell } from './chromium.mjs';
import { installPackages, mayInstall, updatePackages } from './installPackages.mjs';

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

/** @param {{ isWhole: boolean }} wanted */
async function install({ isWhole }) {
  console.log('No Chromium found: installing the package of this system.');
  await updatePackages();
  // Not every Debian, and no Ubuntu, has the shell alone.
  if (isWhole || !(await installPackages('chromium-headless-shell')))
    await installPackages('chromium');
}
