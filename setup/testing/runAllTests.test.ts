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
    { name: 'browser', minutes: 6, passed: 200, failed: 2, tests: [{ name: 'b', seconds: 9 }] },
  ];
  const lines = summaryOf(outcomes, { parts, tests: {} }, { parts: { unit: 2 }, tests: {} });
  expect(lines.at(-1)?.trim()).toBe('900 passed, 3 failed');
  expect(lines.join('\n')).toMatch(/unit +1\.0 \(2\.0\) +700 passed\n/);
});

describe('the steps of npm run test:full', () => {
  const short = stepsOf({ isFull: false });
  const full = stepsOf({ isFull: true });

  // Requirement 12.12.
  it('are those of npm test with every combination, and the second bundler', () => {
    const names = short.map(({ name }) => name);
    expect(full.map(({ name }) => name)).toEqual([...names, 'webpack']);
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
