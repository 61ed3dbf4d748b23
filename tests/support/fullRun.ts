/** True in `npm run test:full`. `npm test` leaves out what other tests prove almost as well. */
export const isFullRun = process.env['FULL'] === '1';

/**
 * Returns the details of a test that runs in full only, because others prove the same or because it needs much for
 * something that seldom breaks. `reason` says what covers it.
 */
export function onlyInFull(reason: string) {
  return { tag: fullTag, annotation: { type: 'only in full', description: reason } } as const;
}

export const fullTag = '@full';

/** Returns the variants of a test that run: all in full, else the first. */
export function variants<T>(all: readonly T[]): readonly T[] {
  return isFullRun ? all : all.slice(0, 1);
}
