import type { LiteClient } from 'algoliasearch/lite';

/** Milliseconds before a failed search is retried; the last delay repeats. Nothing else retries searches. */
export const retryDelaysMs = [2_000, 8_000, 30_000] as const;

export interface RetryPolicy {
  /** Wraps the client to observe the results and failures of `search`. */
  readonly watch: (client: LiteClient) => LiteClient;
  /** Starts to call `retrySearch` after failures. Returns the teardown function. */
  readonly connect: (retrySearch: () => void) => () => void;
}

/**
 * Retries a failed search with growing delays, and immediately when `network` comes back online. Before each retry it
 * calls `warmUp`, which reloads a worker or index that failed to load.
 */
export function createRetryPolicy(warmUp: () => void, network: EventTarget = window): RetryPolicy {
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
    if (!retrySearch) return; // Typing during a failure must not restart the delay.
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
    // The first request after reconnecting may still fail, so the next delay is the shortest one.
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
