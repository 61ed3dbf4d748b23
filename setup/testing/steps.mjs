/**
 * What `npm test` runs after the build. A step with a `report` is counted by it; any other passes or fails as one.
 * @typedef {{
 *   name: string,
 *   command: readonly string[],
 *   env?: Readonly<Record<string, string>>,
 *   report?: string,
 *   usesAllCores?: boolean,
 * }} Step
 */

export const reportsFolder = 'test-results';

/** The checks of package.json, those that take longest first, so that the lanes end together. */
const checks = [
  ...['lint', 'types', 'format', 'unused', 'boundaries', 'words', 'markdown', 'styles'],
];

/** @param {string} project @returns {Step} */
const vitest = (project) => {
  const report = `${reportsFolder}/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: project,
    command: ['run', '--silent', `test:${project}`, '--', ...reporters],
    report,
  };
};

/** @type {Step} */
const browser = {
  name: 'browser',
  command: ['run', '--silent', 'test:browser'],
  report: `${reportsFolder}/browser.json`,
  usesAllCores: true,
};

/**
 * The site as a project's own pages have it, which share their host with others, and what readers do there.
 * @type {readonly Step[]}
 */
export const belowPath = [
  { name: 'path build', command: ['run', '--silent', 'build'] },
  { ...browser, name: 'path', command: [...browser.command, '--', 'tests/browser/road'] },
].map((step) => ({ ...step, env: { FULL: '1', BASE_URL: '/replicad/' }, usesAllCores: true }));

/**
 * What most readers do, in each engine that this machine has.
 * @type {Step}
 */
const engines = { ...vitest('engines'), usesAllCores: true };

/**
 * The fast bundler is a prerelease: the way back must stay open.
 * @type {Step}
 */
const webpack = {
  name: 'webpack',
  command: ['exec', '--', 'docusaurus', 'build', '--out-dir', 'node_modules/.cache/webpack'],
  env: { FASTER: '0' },
  usesAllCores: true,
};

/**
 * The steps in the order in which they start. In full, the tests run in every combination, on every page, in every
 * engine, and with the second bundler.
 * @param {{ isFull: boolean }} options
 * @returns {readonly Step[]}
 */
export function stepsOf({ isFull }) {
  /** @type {Step[]} */
  const light = checks.map((name) => ({ name, command: ['run', '--silent', `check:${name}`] }));
  const steps = [vitest('unit'), ...light.slice(0, 2), vitest('content'), ...light.slice(2)];
  const all = [...steps, browser, ...(isFull ? [engines, webpack] : [])];
  return isFull ? all.map((step) => ({ ...step, env: { ...step.env, FULL: '1' } })) : all;
}
