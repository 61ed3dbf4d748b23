import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

describe('the report of a test runner', () => {
  it('counts the tests of vitest, and a file that does not load as one failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(report({ numTotalTests: 2, numPassedTests: 2, numFailedTests: 0, testResults })).toEqual(
      { passed: 2, failed: 1 },
    );
  });

  it('counts the tests of Playwright, flaky ones and errors outside tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(report({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });

  it('takes a missing or empty report for a failure', () => {
    expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
    expect(report({ stats: { expected: 0, unexpected: 0, flaky: 0 } }).failed).toBe(1);
  });
});
