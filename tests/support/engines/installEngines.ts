import { installPackages } from '../../../setup/chromium.mjs';
import { findFirefox, findWebKit } from './findEngines';

/** The engines besides Chromium, with the packages of Debian that contain them. */
const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr', 'xvfb'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Vitest calls it before the engine tests. A full run installs the missing engines where this user may install packages of
 * the system; other runs install nothing. Says which engines are not run: their tests are skipped.
 */
export function setup(): void {
  for (const { name, find, packages } of engines) {
    if (find() === null && process.env['FULL'] === '1') installPackages(...packages);
    const how = `install it (on Debian "apt-get install ${packages.join(' ')}")`;
    console.log(find() === null ? `${name} is not run: ${how}.` : `${name} is run.`);
  }
}
