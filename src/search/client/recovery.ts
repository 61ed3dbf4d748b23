import type { LiteClient } from 'algoliasearch/lite';

/** Delays in milliseconds before a failed search is retried; the last one repeats. Nothing else in search retries. */
export const retryDelaysMs = [2_000, 8_000, 30_000] as const;

export interface Recovery {
  /** Returns the client with a `search` that reports its answers and failures to the recovery. */
  readonly watch: (client: LiteClient) => LiteClient;
  /** Starts to call `retrySearch` after failures. Returns the teardown function. */
  readonly connect: (retrySearch: () => void) => () => void;
}

/**
 * Retries a failed search with growing delays, and at once when the `network` comes back online. Calls `warmUp` before
 * each retry to reload a worker or index that failed to load.
 */
export function createRecovery(warmUp: () => void, network: EventTarget = window): Recovery {
  let retrySearch: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let retries = 0;

  const retry = () => {
    timer = undefined;
    retries += 1;
    warmUp();
    retrySearch?.();
  };
  const onFailure = (error: unknown) => {
    console.warn('Search:', error instanceof Error ? error.message : error);
    hasFailed = true;
    if (!retrySearch) return; // The screen has unmounted.
    // Typing while search fails does not restart the delay.
    timer ??= setTimeout(retry, retryDelaysMs[Math.min(retries, retryDelaysMs.length - 1)]);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const onAnswer = () => {
    stopWaiting();
    hasFailed = false;
    retries = 0;
  };
  const onOnline = () => {
    stopWaiting();
    // A network that has just come back may fail once more, so the next delay is the shortest one.
    retries = 0;
    warmUp();
    if (hasFailed) retrySearch?.();
  };

  return {
    watch: (client) => ({
      ...client,
      search(...request) {
        const answer = client.search<never>(...request);
        answer.then(onAnswer, onFailure);
        return answer;
      },
    }),
    connect(listener) {
      retrySearch = listener;
      network.addEventListener('online', onOnline);
      return () => {
        network.removeEventListener('online', onOnline);
        stopWaiting();
        retrySearch = undefined;
      };
    },
  };
}
