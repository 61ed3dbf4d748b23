import { findFirefox, findWebKit } from './engines.mjs';
import { installPackages, mayInstall, updatePackages } from './installPackages.mjs';

/** The engines besides Chromium, with the packages of Debian that bring them. */
const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr', 'xvfb'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Sees to the engines besides Chromium: those that are there, or the system's packages where this user may install them.
 * Says of each that cannot be had that it is not run: its tests are skipped, and the rest of the run goes on.
 */
export async function provideEngines() {
  const missing = engines.filter(({ find }) => find() === null);
  if (missing.length > 0 && mayInstall()) {
    console.log(`Not found: ${missing.map(({ name }) => name).join(', ')}. Installing them.`);
    await updatePackages();
    for (const { packages } of missing) await installPackages(...packages);
  }
  for (const { name, find, packages } of engines) {
    const found = find();
    if (found === null)
      console.log(
        `${name} is not run: install it (on Debian "apt-get install ${packages.join(' ')}").`,
      );
    else console.log(`${name}: ${typeof found === 'string' ? found : found.browser}`);
  }
}
