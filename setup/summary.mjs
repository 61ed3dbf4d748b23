import { existsSync, readFileSync } from 'node:fs';

/** The script `test:NAME` writes the JUnit report NAME.xml here. */
export const reportsFolder = 'test-results';

/**
 * A script of package.json that has ended. `code` is undefined if the script did not start.
 * @typedef {{ name: string, code?: number }} Result
 * @typedef {{ name: string, seconds: number, isRun?: boolean, failure?: string | undefined }} Test
 */

/**
 * Returns the summary of a run: the slowest tests, the failures, and the line "N passed, N failed". A script without a
 * report counts only if it fails.
 * @param {readonly Result[]} results
 * @param {number} minutes of the whole run
 */
export function formatSummary(results, minutes, folder = reportsFolder) {
  const tests = results.flatMap((result) => testsOf(result, folder));
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, 15);
  const failed = tests.filter(({ failure }) => failure !== undefined);
  const notRun = tests.filter(({ isRun }) => isRun === false).length;
  const lines = [
    '\n── slowest tests',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
    ...(failed.length > 0 ? ['\n── failed'] : []),
    ...failed.map(({ name, failure }) => `${name}\n  ${failure}`),
    `\n── ${minutes.toFixed(1)} minutes${notRun > 0 ? `, ${notRun} tests not run` : ''}`,
    `${tests.length - failed.length - notRun} passed, ${failed.length} failed`,
  ];
  return { lines, hasFailed: failed.length > 0 };
}

/** @param {Result} result @param {string} folder @returns {readonly Test[]} */
function testsOf({ name, code }, folder) {
  const report = /^test:(\w+)/.exec(name)?.[1];
  const tests = report === undefined ? [] : readReport(`${folder}/${report}.xml`);
  const isEmpty = report !== undefined && tests.length === 0;
  if (tests.some(({ failure }) => failure) || (code === 0 && !isEmpty)) return tests;
  // A runner can fail outside of its tests, for example without a browser.
  const failure = isEmpty ? 'no test was run' : 'see its output above';
  return [...tests, { name, seconds: 0, failure }];
}

/** @param {string} file @returns {readonly Test[]} */
function readReport(file) {
  if (!existsSync(file)) return [];
  const cases = readFileSync(file, 'utf8').matchAll(/<testcase (.+?)>(.*?)<\/testcase>/gs);
  return Array.from(cases, ([, attributes = '', content = '']) => ({
    name: `${attribute(attributes, 'classname')} › ${attribute(attributes, ' name')}`,
    seconds: Number(attribute(attributes, 'time')),
    isRun: !content.includes('<skipped'),
    failure: /<(?:failure|error) /.test(content) ? attribute(content, 'message') : undefined,
  }));
}

/** Returns the first line of the value of an attribute. @param {string} text @param {string} name */
function attribute(text, name) {
  const value = new RegExp(`${name}="(.*?)"`, 's').exec(` ${text}`)?.[1] ?? '';
  const characters = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
  return Object.entries(characters)
    .reduce((plain, [entity, character]) => plain.replaceAll(`&${entity};`, character), value)
    .split('\n', 1)[0];
}
