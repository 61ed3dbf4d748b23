/**
 * True in `npm run test:full`. `npm test` skips tests that overlap with others, and tests of features that rarely
 * break.
 */
export const isFullRun = process.env['FULL'] === '1';

/**
 * Returns the Playwright details of a test or group that runs only in full runs. `reason` names the tests that cover
 * it, or says why a failure may wait for the nightly run.
 */
export function onlyInFull(reason: string) {
  return { tag: fullTag, annotation: { type: 'only in full', description: reason } } as const;
}

/** Spec files below `tests/browser` that run only in full runs, each with the reason. */
export const filesOnlyInFull: Readonly<Record<string, string>> = {
  'docs/sample-app': 'Builds two apps; the content test of the page compares their files.',
  'docs/watering-can': 'Runs every step of a tutorial; the build has measured the same code.',
  'docs/word-wrap': 'It seldom breaks.',
  'model/lost-runner': 'Runner.test.ts has a kernel file that is missing.',
  'model/print-check':
    'Tests of src/printing have the findings, and models/facts.json those of all models.',
  'model/memory': 'Fills a heap; Runner.test.ts replaces a lost worker.',
  'model/workbench-link': 'workbenchUrl.test.ts has the address; how it is set seldom changes.',
  'search/hits': 'modal.spec.ts shows hits with their icons; groupHits.test.ts groups them.',
  'search/hosted': 'The site does not use this mode; unit tests of src/search/client cover it.',
  'search/window': 'The other tests of search use the same dialog.',
  'shell/arrivals': 'fetchWhole.test.ts has responses that never arrive.',
  'shell/restyles': 'It seldom breaks, and styles.test.ts has the rule.',
  'shell/continue-reading': 'ContinueReading.test.tsx has what is offered and when.',
  'site/home': 'It is one rule of a style sheet.',
  'site/look': 'These are rules of style sheets.',
  'site/overlays': 'every-page.spec.ts checks pages with axe; what covers them seldom changes.',
  'site/slow-page': 'It seldom breaks.',
};

export const fullTag = '@full';

/** Returns the variants of a test to run: all in a full run, otherwise the first. */
export function variants<T>(all: readonly T[]): readonly T[] {
  return isFullRun ? all : all.slice(0, 1);
}
