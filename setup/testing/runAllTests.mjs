import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { provideChromium } from '../installChromium.mjs';
import { provideEngines } from '../installEngines.mjs';
import { installDependencies } from '../install.mjs';
import { npm, run } from '../run.mjs';
import { keepDurations, lastDurations, slowestTests } from './durations.mjs';
import { readReport } from './readReport.mjs';
import { runConcurrently } from './runConcurrently.mjs';
import { belowPath, reportsFolder, stepsOf } from './steps.mjs';

/**
 * @typedef {import('./durations.mjs').Durations} Durations
 * @typedef {import('./readReport.mjs').Report} Report
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {Report & { name: string, minutes: number }} Outcome
 */

/** @type {Report} */
const nothing = { passed: 0, failed: 0, tests: [] };

/**
 * Installs and builds what is missing, runs the checks and tests, and ends with the line "N passed, N failed".
 * @param {{ isFull: boolean }} options Whether every test runs, or those that prove something no other one does.
 */
export async function runAllTests({ isFull }) {
  const started = performance.now();
  const command = isFull ? 'test:full' : 'test';
  rmSync(reportsFolder, { recursive: true, force: true });
  // A rule that reads types may fail in a file that did not change.
  if (isFull) rmSync('node_modules/.cache/eslint', { recursive: true, force: true });
  const outcomes = [await timed('install', installDependencies)];
  if (failures(outcomes) === 0) {
    outcomes.push(await timed('chromium', () => provideChromium()));
    if (isFull) outcomes.push(await timed('engines at hand', provideAllEngines));
    // Ahead of the build that all others look at, which takes its place.
    for (const step of isFull ? belowPath : [])
      outcomes.push(await timed(step.name, () => perform(step)));
    outcomes.push(await timed('build', () => perform(build)));
    outcomes.push(
      ...(await runConcurrently(stepsOf({ isFull }), (step) =>
        timed(step.name, () => perform(step)),
      )),
    );
  }
  const minutes = (performance.now() - started) / 60_000;
  const durations = durationsOf(outcomes, minutes);
  console.log(summaryOf(outcomes, durations, lastDurations(command)).join('\n'));
  if (failures(outcomes) === 0) keepDurations(command, durations);
  process.exitCode = failures(outcomes) === 0 ? 0 : 1;
}

/** A shell runs most tests in half the time; some need a whole Chromium, and some the other engines. */
async function provideAllEngines() {
  await provideChromium({ isWhole: true });
  await provideEngines();
}

/** @type {Step} */
const build = { name: 'build', command: ['run', '--silent', 'build'], usesAllCores: true };

/**
 * Returns the counts of a step: those of its report, or of a check without one a single failure when it fails.
 * @param {Step} step
 * @returns {Promise<Report>}
 */
async function perform({ name, command, report, env = {}, usesAllCores = false }) {
  // Steps that run beside each other are heard one after the other.
  const { code, output } = await run([...npm(), ...command], { env, isHeld: !usesAllCores });
  if (output) console.log(`\n── output of ${name}\n${output.trimEnd()}`);
  const counts = report ? readReport(report) : nothing;
  // A runner that fails outside its tests (no browser, a file that does not load) failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} name
 * @param {() => Promise<Report | void>} task
 * @returns {Promise<Outcome>}
 */
async function timed(name, task) {
  console.log(`── ${name}`);
  const started = performance.now();
  /** @type {Report} */
  let report;
  try {
    report = (await task()) ?? nothing;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    report = { ...nothing, failed: 1 };
  }
  return { name, minutes: (performance.now() - started) / 60_000, ...report };
}

/** @param {readonly Outcome[]} outcomes */
const failures = (outcomes) => outcomes.reduce((sum, { failed }) => sum + failed, 0);

/**
 * @param {readonly Outcome[]} outcomes
 * @param {number} all The minutes of the whole run: parts run beside each other.
 * @returns {Durations}
 */
function durationsOf(outcomes, all) {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  return {
    parts: { ...Object.fromEntries(outcomes.map(({ name, minutes }) => [name, minutes])), all },
    tests: Object.fromEntries(tests.map(({ name, seconds }) => [name, seconds])),
  };
}

/**
 * What a run ends with: its slowest tests, the minutes of its parts, what failed, and "N passed, N failed".
 * @param {readonly Outcome[]} outcomes
 * @param {Durations} durations
 * @param {Durations} last
 * @returns {readonly string[]}
 */
export function summaryOf(outcomes, { parts }, last) {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const lines = Object.entries(parts).map(([name, minutes]) => {
    const counts = countsOf(outcomes.find((outcome) => outcome.name === name));
    const before = last.parts[name];
    const compared = before === undefined ? '' : `(${before.toFixed(1)})`;
    return `${name.padEnd(12)}${minutes.toFixed(1).padStart(6)} ${compared.padEnd(7)} ${counts.join(', ')}`;
  });
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...['\n── slowest tests', ...slowestTests(tests, last)],
    ...['\n── minutes (last time)', ...lines],
    ...(outcomes.some(({ failed }) => failed > 0) ? ['\n── failed', ...failedOf(outcomes)] : []),
    `\n${passed} passed, ${failures(outcomes)} failed`,
  ];
}

/**
 * A line for each test that failed, and for each part that failed without naming one.
 * @param {readonly Outcome[]} outcomes
 */
function failedOf(outcomes) {
  return outcomes.flatMap(({ name: part, failed, tests }) => {
    const lines = tests.flatMap(({ name, failure }) =>
      failure ? [`${part}: ${name}\n  ${failure}`] : [],
    );
    return failed > 0 && lines.length === 0 ? [`${part}: see its output above`] : lines;
  });
}

/** @param {Outcome | undefined} outcome */
function countsOf({ passed, failed, notRun = 0 } = { ...nothing, name: '', minutes: 0 }) {
  const counts = { passed, failed, 'not run': notRun };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
}
