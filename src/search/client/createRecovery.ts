import type { LiteClient } from 'algoliasearch/lite';

/**
 * Waits before a search that failed is asked again; the last is repeated. The only schedule of search: who answers
 * tries when asked, and never by itself.
 */
export const retryDelaysMs = [2_000, 8_000, 30_000] as const;

export interface Recovery {
  /** The client with its failures and answers watched. */
  readonly watch: (client: LiteClient) => LiteClient;
  /** From now on calls `askAgain` after a failure, when search may answer; returns how to stop that. */
  readonly connect: (askAgain: () => void) => () => void;
}

/**
 * Lets an error on the screen go away by itself: asks again after growing waits, and at once when the `network` says it
 * is back. `warmUp` has what could not be loaded tried again before.
 */
export function createRecovery(warmUp: () => void, network: EventTarget = window): Recovery {
  let askAgain: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let retries = 0;

  const retry = () => {
    timer = undefined;
    retries += 1;
    warmUp();
    askAgain?.();
  };
  const failed = (error: unknown) => {
    console.warn('Search:', error instanceof Error ? error.message : error);
    hasFailed = true;
    if (!askAgain) return; // The screen has gone.
    // Typing on while search fails asks too, and puts nothing off.
    timer ??= setTimeout(retry, retryDelaysMs[Math.min(retries, retryDelaysMs.length - 1)]);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const answered = () => {
    stopWaiting();
    hasFailed = false;
    retries = 0;
  };
  const online = () => {
    stopWaiting();
    // A network that is just back may fail once more: that is found out soon, too.
    retries = 0;
    warmUp();
    if (hasFailed) askAgain?.();
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
      network.addEventListener('online', online);
      return () => {
        network.removeEventListener('online', online);
        stopWaiting();
        askAgain = undefined;
      };
    },
  };
}
