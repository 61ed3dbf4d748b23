import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test by its file and title, and the first line of what is wrong where it failed.
 * @typedef {{ name: string, seconds: number, failure?: string }} TestResult
 * @typedef {{ passed: number, failed: number, notRun?: number, tests: readonly TestResult[] }} Report
 */

/**
 * Returns how many tests passed and failed and how long each took, from the JSON report of vitest or Playwright. A
 * report that is missing, or that holds no test, is one failure: the runner ended early.
 * @param {string} file
 * @returns {Report}
 */
export function readReport(file) {
  const content = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const report = 'numTotalTests' in content ? readVitest(content) : readPlaywright(content);
  return report.passed + report.failed === 0 ? { ...report, failed: 1 } : report;
}

/**
 * A file that does not load counts as one failure.
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests?: number,
 *   testResults: {
 *     name: string,
 *     status: string,
 *     message?: string,
 *     assertionResults: { fullName: string, duration?: number, failureMessages?: string[] }[],
 *   }[],
 * }} report
 * @returns {Report}
 */
function readVitest({ numPassedTests, numFailedTests, numPendingTests = 0, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const ran = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0, failureMessages = [] }) => ({
      name: `${relative('.', file)} › ${fullName}`,
      seconds: duration / 1000,
      ...failureOf(failureMessages),
    })),
  );
  const notLoaded = unloaded.map(({ name, message = '' }) => ({
    name: relative('.', name),
    seconds: 0,
    failure: firstLine(message) || 'does not load',
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    ...(numPendingTests > 0 ? { notRun: numPendingTests } : {}),
    tests: [...ran, ...notLoaded],
  };
}

/**
 * @typedef {{ duration: number, error?: { message?: string } }} Attempt
 * @typedef {{ title: string, tests: { results: Attempt[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * A flaky test is a failed one. An error outside the tests is one more.
 * @param {{
 *   stats?: { expected: number, unexpected: number, flaky: number },
 *   suites?: Suite[],
 *   errors?: unknown[],
 * }} report
 * @returns {Report}
 */
function readPlaywright({ stats, suites = [], errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  return { passed: expected, failed: unexpected + flaky + errors.length, tests };
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} outer Titles of the suites around it; the outermost is the file.
 * @returns {readonly TestResult[]}
 */
function testsOf({ title, specs = [], suites = [] }, outer) {
  const titles = [...outer, title];
  const own = specs.map((spec) => {
    const attempts = spec.tests.flatMap(({ results }) => results);
    return {
      name: [...titles, spec.title].join(' › '),
      seconds: attempts.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...failureOf(attempts.flatMap(({ error }) => (error ? [error.message ?? ''] : []))),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

/**
 * @param {readonly string[]} messages
 * @returns {{ failure?: string }}
 */
const failureOf = ([message]) =>
  message === undefined ? {} : { failure: firstLine(message) || 'says nothing' };

/** @param {string} message */
const firstLine = (message) => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
