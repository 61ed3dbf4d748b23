/** Whether everything runs (`npm run test:full`), or only what no other test proves. */
export const isFullRun = process.env['FULL'] === '1';

/**
 * The details of a test that proves again what others prove, or that needs much for what seldom breaks: it runs in full
 * only. `reason` says what covers it.
 */
export function onlyInFull(reason: string) {
  return { tag: fullTag, annotation: { type: 'only in full', description: reason } } as const;
}

export const fullTag = '@full';
