import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Packages with an install script, each with the reason why the package works without running the script. */
const withoutTheirScript: Readonly<Record<string, string>> = {
  '@swc/core': 'checks that its binary, an optional dependency, fits the machine',
  'core-js': 'prints an appeal',
  'core-js-pure': 'prints an appeal',
  esbuild: 'checks its binary, an optional dependency, and puts it in the place of its command',
};

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

// Requirement 12.23.
it('the workflow pins third-party actions to commits', () => {
  const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
  const actions = Array.from(workflow.matchAll(/uses: (.+)/g), ([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/@[0-9a-f]{40}( |$)/.test(action))).toEqual([]);
});

// Requirement 12.21.
it('npm runs no install scripts, and every package that has one is listed in this test', () => {
  expect(
    execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' }).trim(),
  ).toBe('true');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(scripted)].sort()).toEqual(Object.keys(withoutTheirScript).sort());
});
