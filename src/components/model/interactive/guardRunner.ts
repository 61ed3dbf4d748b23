import type { Runner } from '../../../modeling';

/**
 * Returns a runner that keeps code from a link away from the kernel until the reader presses Run. The session has no
 * other access to the kernel, so no feature can bypass it.
 */
export function guardRunner(runner: Runner, isForeign: () => boolean): Runner {
  return {
    // Moving a slider of such code is no error: the value applies on the first run.
    run: (request) => (isForeign() ? Promise.resolve({ kind: 'replaced' }) : runner.run(request)),
    export: (request) =>
      isForeign() ? Promise.resolve({ kind: 'failed', error: notRun }) : runner.export(request),
    prepare: (next) => {
      if (!isForeign()) runner.prepare(next);
    },
    stop: (owner) => runner.stop(owner),
    leave: (owner) => runner.leave(owner),
  };
}

const notRun = {
  kind: 'stopped',
  sentence: 'Press Run first.',
  hint: 'This code came with a link, and nothing of it runs before that.',
} as const;
