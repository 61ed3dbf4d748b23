/** True in `npm run test:full`. `npm test` skips tests whose subject other tests prove almost as well. */
export const isFullRun = process.env['FULL'] === '1';

/**
 * Returns the details of a test that runs only in a full run, because other tests prove the same or because it is
 * expensive and its subject seldom breaks. `reason` names the tests that cover it.
 */
export function onlyInFull(reason: string) {
  return { tag: fullTag, annotation: { type: 'only in full', description: reason } } as const;
}

export const fullTag = '@full';

/** Returns the variants of a test that run: all in a full run, otherwise the first. */
export function variants<T>(all: readonly T[]): readonly T[] {
  return isFullRun ? all : all.slice(0, 1);
}
