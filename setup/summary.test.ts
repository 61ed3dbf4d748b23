import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatSummary } from './summary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const summary = (results: Parameters<typeof formatSummary>[0]) =>
  formatSummary(results, 1.25, folder).lines.join('\n');

writeFileSync(
  join(folder, 'unit.xml'),
  `<testsuites><testsuite name="a.test.ts">
     <testcase classname="src/a.test.ts" name="a &gt; passes" time="0.5"></testcase>
     <testcase classname="src/a.test.ts" name="a &gt; is skipped" time="0"><skipped/></testcase>
     <testcase classname="src/a.test.ts" name="a &gt; fails" time="2.25">
       <failure message="expected &quot;1&quot; to be 2
       at line 3" type="AssertionError">details</failure>
     </testcase>
   </testsuite></testsuites>`,
);
writeFileSync(
  join(folder, 'content.xml'),
  '<testcase name="passes" classname="b.test.ts" time="1"></testcase>',
);
// Playwright reports errors other than failed assertions as `error`, for example timeouts.
writeFileSync(
  join(folder, 'browser.xml'),
  `<testcase name="hangs" classname="c.spec.ts" time="120">
     <error message="Test timeout of 120000ms exceeded." type="Error">details</error>
   </testcase>`,
);

// Requirements 12.10, 12.25.
it('a summary lists the slowest tests and the failures, and ends with the counts', () => {
  const results = [
    { name: 'test:unit', code: 1 },
    { name: 'check:types', code: 0 },
  ];
  expect(summary(results)).toBe(`
── slowest tests
   2.3 s  src/a.test.ts › a > fails
   0.5 s  src/a.test.ts › a > passes
   0.0 s  src/a.test.ts › a > is skipped

── failed
src/a.test.ts › a > fails
  expected "1" to be 2

── 1.3 minutes, 1 tests not run
1 passed, 1 failed`);
});

it.each([
  ['a check that fails', { name: 'check:types', code: 2 }, '0 passed, 1 failed'],
  ['a script that did not start', { name: 'build' }, '0 passed, 1 failed'],
  ['a runner that fails after its tests', { name: 'test:content', code: 1 }, '1 passed, 1 failed'],
  ['a runner without a report', { name: 'test:engines', code: 0 }, '0 passed, 1 failed'],
])('%s counts as one failure', (_, result, counts) => {
  expect(summary([result])).toContain(result.name);
  expect(summary([result]).split('\n').at(-1)).toBe(counts);
});

it('a test that ends with an error counts as failed', () => {
  expect(summary([{ name: 'test:browser', code: 1 }])).toMatch(
    /hangs\n {2}Test timeout of 120000ms exceeded\.[^]*\n0 passed, 1 failed$/,
  );
});

it('a check that passes is not counted as a test', () => {
  expect(summary([{ name: 'check:types', code: 0 }])).toMatch(/\n0 passed, 0 failed$/);
});
