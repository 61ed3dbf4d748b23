/**
 * True in `npm run test:full`. `npm test` skips tests that overlap with others, and tests of features that rarely
 * break.
 */
export const isFullRun = process.env['FULL'] === '1';

/**
 * Returns the Playwright details of a test or group that runs only in full runs. `reason` names other tests of the same
 * code, or says why a failure may wait for the nightly run.
 */
export function onlyInFullRun(reason: string) {
  return { tag: fullTag, annotation: { type: 'only in full', description: reason } } as const;
}

/** Spec files below `tests/browser` that run only in full runs, each with the reason. */
export const specsOnlyInFullRun: Readonly<Record<string, string>> = {
  'docs/sample-app': 'Builds two apps; the content test of the page compares their files.',
  'docs/word-wrap': 'It seldom breaks.',
  'model/lost-runner': 'Runner.test.ts tests a missing kernel file.',
  'model/print-check':
    'Tests of src/printing cover the findings, and models/facts.json lists those of all models.',
  'model/memory': 'Fills a heap; Runner.test.ts replaces a lost worker.',
  'model/workbench-link':
    'workbenchUrl.test.ts tests the address; the code that sets it seldom changes.',
  'search/hits': 'modal.spec.ts shows hits with their icons; groupHits.test.ts groups them.',
  'search/hosted': 'The site does not use this mode; unit tests of src/search/client cover it.',
  'search/window': 'The other tests of search use the same dialog.',
  'shell/arrivals': 'fetchWithTimeout.test.ts tests responses that never arrive.',
  'shell/restyles': 'It seldom breaks, and styles.test.ts checks the selectors.',
  'shell/continue-reading': 'ContinueReading.test.tsx tests which page is offered and when.',
  'site/home': 'It tests a single rule of a style sheet.',
  'site/look': 'It tests rules of style sheets, which seldom change.',
  'site/overlays': 'every-page.spec.ts checks pages with axe; their overlays seldom change.',
  'site/slow-page': 'It seldom breaks.',
};

export const fullTag = '@full';

/** Returns the variants of a test to run: all in a full run, otherwise the first. */
export function selectVariants<T>(all: readonly T[]): readonly T[] {
  return isFullRun ? all : all.slice(0, 1);
}
