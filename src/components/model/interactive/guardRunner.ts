import type { Runner } from '../../../modeling';

/**
 * Returns a runner that does not run code from a link until the reader presses Run. The session has no other access
 * to the kernel, so no feature can bypass the check.
 */
export function guardRunner(runner: Runner, isForeign: () => boolean): Runner {
  return {
    // Moving a slider before the first run is not an error. The first run uses the slider's value.
    run: (request) => (isForeign() ? Promise.resolve({ kind: 'replaced' }) : runner.run(request)),
    export: (request) =>
      isForeign()
        ? Promise.resolve({ kind: 'failed', error: notRunError })
        : runner.export(request),
    prepare: (next) => {
      if (!isForeign()) runner.prepare(next);
    },
    stop: (owner) => runner.stop(owner),
    releaseOwner: (owner) => runner.releaseOwner(owner),
  };
}

const notRunError = {
  kind: 'stopped',
  sentence: 'Press Run first.',
  hint: 'This code came with a link. It runs only after you press Run.',
} as const;
