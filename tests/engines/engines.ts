import { findChromium } from '../../setup/chromium.mjs';
import { findFirefox, findWebKit } from '../support/engines/findEngines';
import type { Driver } from './drivers/driver';
import { withDisplay } from './drivers/withDisplay';
import { puppeteerDriver } from './drivers/puppeteerDriver';
import { webKitDriver } from './drivers/webKitDriver';

const chromium = findChromium({ isWhole: true });
const firefox = findFirefox();
const webKit = findWebKit();

const startChromium =
  chromium === null
    ? null
    : () =>
        puppeteerDriver({
          browser: 'chrome',
          executablePath: chromium,
          // Software WebGL, because test machines have no graphics card.
          args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
        });

/** Starts Firefox, or is null if Firefox is not installed. */
export const startFirefox =
  firefox === null
    ? null
    : (preferences: Readonly<Record<string, boolean>> = {}) =>
        withDisplay((display) =>
          puppeteerDriver({
            browser: 'firefox',
            executablePath: firefox,
            extraPrefsFirefox: preferences,
            env: { ...process.env, ...display },
          }),
        );

const startWebKit =
  webKit === null ? null : () => withDisplay((display) => webKitDriver(webKit, display));

/** The name of an engine and the function that starts it, or null if the engine is not installed. */
export type BrowserEngine = readonly [name: string, start: (() => Promise<Driver>) | null];

export const engines: readonly BrowserEngine[] = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
];
