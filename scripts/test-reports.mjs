import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns how many tests passed and failed, from the JSON report of vitest or Playwright. A report that is missing,
 * or that holds no test, is one failure: the runner ended early.
 * @param {string} file
 * @returns {{ passed: number, failed: number }}
 */
export function readReport(file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const counts = 'numTotalTests' in report ? vitestCounts(report) : playwrightCounts(report);
  return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
}

/**
 * A file that does not load counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/**
 * A flaky test is a failed one. An error outside the tests is one more.
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 */
function playwrightCounts({ stats, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return { passed: expected, failed: unexpected + flaky + errors.length };
}
