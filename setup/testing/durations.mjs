import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * How long the parts of a run took, in minutes, and its tests, in seconds, by name.
 * @typedef {{ parts: Readonly<Record<string, number>>, tests: Readonly<Record<string, number>> }} Durations
 */

const keptFile = 'node_modules/.cache/test-durations.json';

/**
 * Returns the durations of the last run of `command` on this machine; nothing where there was none.
 * @param {string} command
 * @param {string} [file]
 * @returns {Durations}
 */
export function lastDurations(command, file = keptFile) {
  return readKept(file)[command] ?? { parts: {}, tests: {} };
}

/**
 * @param {string} command
 * @param {Durations} durations
 * @param {string} [file]
 */
export function keepDurations(command, durations, file = keptFile) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readKept(file), [command]: durations }, null, 1));
}

/**
 * @param {string} file
 * @returns {Record<string, Durations>}
 */
function readKept(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Returns a line for each of the `count` slowest tests, the slowest first, with what it took the last time.
 * @param {readonly { name: string, seconds: number }[]} tests
 * @param {Durations} last
 * @param {number} [count]
 * @returns {readonly string[]}
 */
export function slowestTests(tests, last, count = 15) {
  return [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => {
      const before = last.tests[name];
      const compared = before === undefined ? '' : ` (last ${before.toFixed(1)})`;
      return `${seconds.toFixed(1).padStart(6)} s${compared.padEnd(14)} ${name}`;
    });
}
