import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from './readReport.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

describe('the report of a test runner', () => {
  it('counts the tests of vitest, and a file that does not load as one failure', () => {
    const assertionResults = [{ fullName: 'a box is drawn', duration: 1500 }, { fullName: 'b' }];
    const testResults = [
      { name: resolve('src/box.test.ts'), status: 'passed', assertionResults },
      { name: resolve('src/broken.test.ts'), status: 'failed', assertionResults: [] },
    ];
    expect(report({ numTotalTests: 2, numPassedTests: 2, numFailedTests: 0, testResults })).toEqual(
      {
        passed: 2,
        failed: 1,
        tests: [
          { name: 'src/box.test.ts › a box is drawn', seconds: 1.5 },
          { name: 'src/box.test.ts › b', seconds: 0 },
          { name: 'src/broken.test.ts', seconds: 0, failure: 'does not load' },
        ],
      },
    );
  });

  // Requirement 12.25.
  it('counts what vitest was told to skip as not run', () => {
    const content = { numTotalTests: 3, numPassedTests: 1, numFailedTests: 0, numPendingTests: 2 };
    expect(report({ ...content, testResults: [] })).toMatchObject({ passed: 1, notRun: 2 });
  });

  it('counts the tests of Playwright, flaky ones and errors outside tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(report({ stats, errors: [{}] })).toMatchObject({ passed: 5, failed: 3 });
  });

  it('names a test of Playwright by its file and the groups around it', () => {
    const spec = { title: 'opens', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'the menu', specs: [spec] }] }];
    const { tests } = report({ stats: { expected: 1 }, suites });
    expect(tests).toEqual([{ name: 'a.spec.ts › the menu › opens', seconds: 1 }]);
  });

  it('has the first line of what is wrong with a test', () => {
    const assertionResults = [{ fullName: 'a', failureMessages: ['Error: 1 is not 2\n  at …'] }];
    const testResults = [{ name: resolve('box.test.ts'), status: 'failed', assertionResults }];
    const vitest = { numTotalTests: 1, numPassedTests: 0, numFailedTests: 1, testResults };
    expect(report(vitest).tests[0]?.failure).toBe('Error: 1 is not 2');
    const results = [{ duration: 1, error: { message: '\u001b[31mError: no menu\u001b[39m\n…' } }];
    const suites = [{ title: 'a.spec.ts', specs: [{ title: 'opens', tests: [{ results }] }] }];
    expect(report({ stats: { unexpected: 1 }, suites }).tests[0]?.failure).toBe('Error: no menu');
  });

  it('takes a missing or empty report for a failure', () => {
    expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, tests: [] });
    expect(report({ stats: { expected: 0, unexpected: 0, flaky: 0 } }).failed).toBe(1);
  });
});
