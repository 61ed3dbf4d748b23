import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { fastNetwork } from './bench/shared/browser';
import { findChromium } from './setup/chromium.mjs';
import { specsOnlyInFullRun, fullTag, isFullRun } from './tests/support/fullRun';
import { webglTag } from './tests/support/webglTag';

const executablePath = findChromium();
if (executablePath === null) {
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its path.');
}

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Renders WebGL in software: the pixels are the same on every machine.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  fastNetwork,
];

/**
 * Matches the specs and tests that check WebGL. All others run without GPU compositing, which saves a quarter of the
 * time. Models are still drawn with WebGL.
 */
const drawsWebgl = new RegExp(
  `(?:^|\\s)(?:editor|model|offline|journey|playground|viewer)/\\S+\\.spec\\.ts|${webglTag}`,
);

const leftOut = isFullRun ? [] : [new RegExp(fullTag)];

/** Reader actions in a real Chromium, on the built site served by our own server. */
export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: isFullRun ? [] : Object.keys(specsOnlyInFullRun).map((file) => `**/${file}.spec.ts`),
  outputDir: 'test-results/browser',
  // Starts the server on a free port and sets SERVED_AT.
  globalSetup: './tests/support/serveBuild.ts',
  fullyParallel: true,
  // By default, Playwright leaves half of the cores idle.
  workers: availableParallelism(),
  // No retry: a test that sometimes fails is a failed test.
  retries: 0,
  // These timeouts end tests that hang. They do not test speed, because timing is noisy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    ...(process.env['SERVED_AT'] === undefined ? {} : { baseURL: process.env['SERVED_AT'] }),
    trace: 'off',
    video: 'off',
    viewport: { width: 1400, height: 900 },
    // A service worker would hide requests from tests that count or break them. Specs that need one allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'pages',
      grepInvert: [drawsWebgl, ...leftOut],
      use: { launchOptions: { executablePath, args: [...args, '--disable-gpu-compositing'] } },
    },
    {
      name: 'models',
      grep: drawsWebgl,
      grepInvert: leftOut,
      use: { launchOptions: { executablePath, args } },
    },
  ],
});
