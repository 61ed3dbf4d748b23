import type { LiteClient } from 'algoliasearch/lite';

/** Waits before a failed search is asked again by itself; the last is repeated. */
const askAgainDelaysMs = [2_000, 8_000, 30_000] as const;

export interface Recovery {
  /** The client with its failures and answers watched. */
  readonly watch: (client: LiteClient) => LiteClient;
  /** From now on calls `askAgain` after a failure, when search may answer; returns how to stop that. */
  readonly connect: (askAgain: () => void) => () => void;
}

/**
 * Lets an error on the screen go away by itself. `onReady` tells when search can answer for sure; where
 * nobody tells, as with a host, it is asked again after growing waits for as long as it fails.
 */
export function createRecovery(onReady: (listener: () => void) => () => void): Recovery {
  let askAgain: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const failed = (error: unknown) => {
    console.warn('Search:', error instanceof Error ? error.message : error);
    clearTimeout(timer);
    timer = setTimeout(
      () => askAgain?.(),
      askAgainDelaysMs[Math.min(failures, askAgainDelaysMs.length - 1)],
    );
    failures += 1;
  };
  const answered = () => {
    clearTimeout(timer);
    failures = 0;
  };

  return {
    watch: (client) => ({
      ...client,
      search(...request) {
        const answer = client.search<never>(...request);
        answer.then(answered, failed);
        return answer;
      },
    }),
    connect(listener) {
      askAgain = listener;
      const stop = onReady(() => {
        if (failures > 0) listener();
      });
      return () => {
        stop();
        clearTimeout(timer);
        askAgain = undefined;
      };
    },
  };
}
