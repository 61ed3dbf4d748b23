import type { Runner } from '../../../modeling';

/**
 * Returns `runner` behind the rule that code from a link does not reach the kernel before the reader presses Run. The
 * session has no other way to the kernel, so no feature can forget the rule.
 */
export function guardRunner(runner: Runner, isForeign: () => boolean): Runner {
  return {
    // A slider of such code is no error: its value applies with the first run.
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
