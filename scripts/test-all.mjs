import { rmSync } from 'node:fs';
import { env } from 'node:process';
import { provideChromium } from '../setup/installChromium.mjs';
import { installDependencies } from '../setup/install.mjs';
import { npm, run } from '../setup/run.mjs';
import { readReport } from './test-reports.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, report?: string }} Step
 * @typedef {Counts & { name: string, minutes: number }} Outcome
 */

/** @param {string} project */
const vitest = (project) => {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: project,
    command: ['run', '--silent', `test:${project}`, '--', ...reporters],
    report,
  };
};

/** @type {Step} */
const webpack = {
  name: 'webpack',
  command: ['exec', '--', 'docusaurus', 'build', '--out-dir', 'node_modules/.cache/webpack'],
  env: { FASTER: '0' },
};

/**
 * Everything, in this order: the checks and unit tests read files that the build generates.
 * @type {Step[]}
 */
const steps = [
  { name: 'build', command: ['run', '--silent', 'build'] },
  ...['format', 'lint', 'styles', 'words', 'markdown', 'boundaries', 'unused', 'types'].map(
    (name) => ({
      name,
      command: ['run', '--silent', `check:${name}`],
    }),
  ),
  vitest('unit'),
  vitest('content'),
  {
    name: 'browser',
    command: ['run', '--silent', 'test:browser'],
    report: 'test-results/browser.json',
  },
  // The fast bundler is a prerelease: the way back must stay open.
  ...(env['CI'] ? [webpack] : []),
];

/** Installs what is missing, runs every check and test, and ends with the line "N passed, N failed". */
export async function testAll() {
  rmSync('test-results', { recursive: true, force: true });
  const outcomes = [await timed('install', installDependencies)];
  if (failures(outcomes) === 0) {
    outcomes.push(await timed('chromium', provideChromium));
    for (const step of steps) outcomes.push(await timed(step.name, () => perform(step)));
  }
  print(outcomes);
  process.exitCode = failures(outcomes) === 0 ? 0 : 1;
}

/**
 * Returns the counts of a step: those of its report, or of a check without one a single failure when it fails.
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function perform({ command, report, env = {} }) {
  const { code } = await run([...npm(), ...command], { env });
  const counts = report ? readReport(report) : { passed: 0, failed: 0 };
  // A runner that fails outside its tests (no browser, a file that does not load) failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} name
 * @param {() => Promise<Counts | void>} task
 * @returns {Promise<Outcome>}
 */
async function timed(name, task) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  /** @type {Counts} */
  let counts;
  try {
    counts = (await task()) ?? { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  return { name, minutes: (Date.now() - started) / 60_000, ...counts };
}

/** @param {readonly Outcome[]} outcomes */
const failures = (outcomes) => outcomes.reduce((sum, { failed }) => sum + failed, 0);

/** @param {readonly Outcome[]} outcomes */
function print(outcomes) {
  console.log('\n── minutes');
  for (const { name, minutes, passed, failed } of outcomes) {
    const counts = [passed > 0 ? `${passed} passed` : '', failed > 0 ? `${failed} failed` : ''];
    console.log(
      `${name.padEnd(12)}${minutes.toFixed(1).padStart(6)}  ${counts.filter(Boolean).join(', ')}`,
    );
  }
  const minutes = outcomes.reduce((sum, outcome) => sum + outcome.minutes, 0);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  console.log(`${'all'.padEnd(12)}${minutes.toFixed(1).padStart(6)}\n`);
  console.log(`${passed} passed, ${failures(outcomes)} failed`);
}
