import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { fastNetwork } from './bench/shared/browser';
import { findChromium } from './setup/chromium.mjs';
import { filesOnlyInFull, fullTag, isFullRun } from './tests/support/fullRun';
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
  // Draw WebGL in software: the same pixels on every machine.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  fastNetwork,
];

/**
 * The files and tests whose subject is WebGL. All others are composited without the simulated GPU, which takes three
 * quarters of the time; a model that one of them turns is still drawn.
 */
const drawsWebgl = new RegExp(
  `(?:^|\\s)(?:editor|model|offline|journey|playground|viewer)/\\S+\\.spec\\.ts|${webglTag}`,
);

const leftOut = isFullRun ? [] : [new RegExp(fullTag)];

/** Reader actions in a real Chromium, on the built site served by our own server. */
export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: isFullRun ? [] : Object.keys(filesOnlyInFull).map((file) => `**/${file}.spec.ts`),
  outputDir: 'test-results/browser',
  // Starts the server on a free port and sets SERVED_AT.
  globalSetup: './tests/support/serveBuild.ts',
  fullyParallel: true,
  // One more than there are cores: some tests only wait, to check that something never happens.
  workers: availableParallelism() + 1,
  // No retry: a test that sometimes fails is a failed test.
  retries: 0,
  // Limits on waiting for something that never happens, not on speed: timing is noisy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    ...(process.env['SERVED_AT'] === undefined ? {} : { baseURL: process.env['SERVED_AT'] }),
    trace: 'off',
    video: 'off',
    viewport: { width: 1400, height: 900 },
    // Tests break the network below the page and count its requests. Those in tests/browser/offline use service
    // workers.
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
