import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summaryOf } from './runAllTests.mjs';
import { stepsOf } from './steps.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

// Requirement 12.10.
it('a run ends with "N passed, N failed" over all of its parts', () => {
  const parts = { types: 0.5, unit: 1, browser: 6, all: 7 };
  const outcomes = [
    { name: 'types', minutes: 0.5, passed: 0, failed: 1, tests: [] },
    { name: 'unit', minutes: 1, passed: 700, failed: 0, tests: [{ name: 'a', seconds: 3 }] },
    {
      name: 'browser',
      minutes: 6,
      passed: 200,
      failed: 2,
      tests: [{ name: 'b', seconds: 9, failure: 'no b' }],
    },
  ];
  const lines = summaryOf(outcomes, { parts, tests: {} }, { parts: { unit: 2 }, tests: {} });
  expect(lines.at(-1)?.trim()).toBe('900 passed, 3 failed');
  expect(lines.join('\n')).toMatch(/unit +1\.0 \(2\.0\) +700 passed\n/);
  // Last, where whoever sees only the end of a long log looks.
  const failed =
    '── failed\ntypes: see its output above\nbrowser: b\n  no b\n\n900 passed, 3 failed';
  expect(lines.join('\n').endsWith(failed)).toBe(true);
});

// Requirement 12.25.
it('a test that is not run is told beside those that passed, and is none of them', () => {
  const engines = { name: 'engines', minutes: 1, passed: 19, failed: 0, notRun: 9, tests: [] };
  const parts = { engines: 1, all: 1 };
  const lines = summaryOf([engines], { parts, tests: {} }, { parts: {}, tests: {} });
  expect(lines.join('\n')).toMatch(/engines +1\.0 +19 passed, 9 not run\n/);
  expect(lines.at(-1)?.trim()).toBe('19 passed, 0 failed');
});

describe('the steps of npm run test:full', () => {
  const short = stepsOf({ isFull: false });
  const full = stepsOf({ isFull: true });

  // Requirement 12.12.
  it('are those of npm test with every combination, in every engine, and the second bundler', () => {
    const names = short.map(({ name }) => name);
    expect(full.map(({ name }) => name)).toEqual([...names, 'engines', 'webpack']);
    expect(full.every(({ env }) => env?.['FULL'] === '1')).toBe(true);
    expect(short.some(({ env }) => env?.['FULL'] !== undefined)).toBe(false);
    expect(scripts['test:full']).toBe(`${scripts['test'] ?? ''} --full`);
  });

  // Requirement 12.12.
  it('are run each night, and before anything is published', () => {
    const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
    const jobs = workflow.split(/^(?= {2}[\w-]+:$)/m);
    const job = (name: string) => jobs.find((text) => text.startsWith(`  ${name}:`)) ?? '';
    expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
    expect(job('test-full')).toContain("if: github.event_name != 'pull_request'");
    expect(job('test-full')).toContain('run: npm run test:full');
    expect(job('publish')).toContain('needs: test-full');
    expect(job('publish')).toContain('deploy-pages');
  });

  it('have every check of package.json', () => {
    const checks = Object.keys(scripts).flatMap((name) => /^check:(.+)/.exec(name)?.[1] ?? []);
    const named = full.map(({ name }) => name);
    expect(checks.filter((name) => !named.includes(name))).toEqual([]);
  });
});

// Requirement 12.23.
it('the workflow names what it runs of others by commit, and says which version that is', () => {
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
  const used = Array.from(workflow.matchAll(/uses: (.+)/g), ([, action = '']) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
