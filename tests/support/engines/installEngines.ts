import { installPackages } from '../../../setup/chromium.mjs';
import { findFirefox, findWebKit } from './findEngines';

/** The browser engines other than Chromium, with their Debian packages. */
const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr', 'xvfb'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Prints which engines are installed and which are missing; tests of missing engines are skipped. A full run first
 * installs missing engines if the user has the rights. Vitest calls this function before the engine tests.
 */
export function setup(): void {
  for (const { name, find, packages } of engines) {
    if (find() === null && process.env['FULL'] === '1') installPackages(...packages);
    const advice = `install it (on Debian "apt-get install ${packages.join(' ')}")`;
    console.log(find() === null ? `${name} is not run: ${advice}.` : `${name} is run.`);
  }
}
