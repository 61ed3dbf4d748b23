import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { provideChromium } from './chromium.mjs';
import { installDependencies } from './install.mjs';
import { reportsFolder, formatSummary } from './summary.mjs';

/** The longest scripts start first. `check:*` skips scripts that are already in the list. */
const parallelScripts = ['test:unit', 'check:lint', 'check:types', 'test:content', 'check:*'];

/**
 * Installs and builds what is missing, runs all checks and tests, and ends with the line "N passed, N failed". A script
 * that fails does not stop the other scripts. With `isFull`, runs every test and every variant
 * (tests/support/fullRun.ts).
 * @param {{ isFull: boolean }} options
 */
export async function runTests({ isFull }) {
  const started = performance.now();
  rmSync(reportsFolder, { recursive: true, force: true });
  try {
    installDependencies();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
    return;
  }
  provideChromium({ isWhole: isFull });
  if (isFull) process.env['FULL'] = '1';
  // ESLint caches results by file, but rules that use types may fail in an unchanged file.
  if (isFull) rmSync('node_modules/.cache/eslint', { recursive: true, force: true });
  const lanes = { parallel: true, aggregateOutput: true, maxParallel: availableParallelism() };
  const results = [
    // `test:path` builds the site for another base path. It runs first, because the other tests need the normal build.
    ...(await runScripts(isFull ? ['test:path', 'build'] : ['build'])),
    ...(await runScripts(parallelScripts, lanes)),
    ...(await runScripts(['test:browser', ...(isFull ? ['test:engines', 'build:webpack'] : [])])),
  ];
  const { lines, hasFailed } = formatSummary(results, (performance.now() - started) / 60_000);
  console.log(lines.join('\n'));
  process.exitCode = hasFailed ? 1 : 0;
}

/**
 * Runs scripts of package.json one after the other, or in parallel with `lanes`.
 * @param {readonly string[]} names
 * @returns {Promise<readonly import('./summary.mjs').Result[]>}
 */
async function runScripts(names, lanes = {}) {
  // @ts-expect-error -- npm-run-all2 has no types
  const { default: runAll } = await import('npm-run-all2');
  const { stdout, stderr } = process;
  const options = { stdout, stderr, silent: true, printName: true, continueOnError: true };
  return runAll(names, { ...options, ...lanes }).catch((/** @type {any} */ error) => {
    if (error.results) return error.results;
    throw error;
  });
}
