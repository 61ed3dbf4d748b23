import type { liteClient } from 'algoliasearch/lite';
import { createStallTimer } from '../../loading/createStallTimer';
import type { SearchAnswer, SearchQuestion, SearchReport } from '../service/protocol';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** Sends messages to the search service. */
interface SearchChannel {
  readonly post: (question: SearchQuestion) => void;
}

/**
 * Opens a channel that passes its reports to `receive`. Calls `lose` if the service cannot start: with `refused` if it
 * failed immediately, with `silent` if nothing arrived within `loadTimeoutMs`.
 */
export type OpenSearchChannel = (
  receive: (report: SearchReport) => void,
  lose: (reason: string, cause: 'refused' | 'silent') => void,
) => SearchChannel;

export interface EmbeddedRequester extends Requester {
  /** Starts loading the worker and the index. Later calls only retry after a failure. */
  readonly warmUp: () => void;
}

const unreachable: SearchAnswer = {
  status: 0,
  content: 'The search index could not be loaded.',
  isTimedOut: false,
};

/**
 * Returns a requester that answers from the site's own index. If a channel is refused, its pending requests are sent to
 * the next channel. If it is silent, its requests fail, and `retryPolicy.ts` retries them. The client's timeouts do not
 * apply: while a large index loads, the dialog shows a slow search rather than a failed one.
 */
export function createEmbeddedRequester(
  manifestUrl: string,
  channels: readonly OpenSearchChannel[] = [openWorker, openInPage],
): EmbeddedRequester {
  const waiting = new Map<
    number,
    { readonly question: SearchQuestion; readonly settle: (answer: SearchAnswer) => void }
  >();
  let channel: SearchChannel | undefined;
  let lastId = 0;

  const settle = (id: number, answer: SearchAnswer) => {
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  };
  const failWaiting = () => {
    for (const id of waiting.keys()) settle(id, unreachable);
  };
  const receive = (report: SearchReport) => {
    if (report.op === 'answer') settle(report.id, report);
    if (report.op === 'failed') console.warn(`Search: ${report.reason}`);
  };
  const open = (position: number): SearchChannel | undefined => {
    const opened = channels[position]?.(receive, (reason, cause) => {
      console.warn(`Search: ${reason}`);
      if (cause === 'silent') failWaiting();
      channel = open(position + 1);
    });
    if (!opened) failWaiting();
    opened?.post({ op: 'load', manifestUrl });
    for (const { question } of waiting.values()) opened?.post(question);
    return opened;
  };

  return {
    send: async ({ method, url, data }) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const path = new URL(url).pathname;
        const question: SearchQuestion = { op: 'request', id, method, path, body: data ?? '' };
        waiting.set(id, { question, settle: resolve });
        if (channel) channel.post(question);
        else channel = open(0);
      }),
    warmUp() {
      if (channel) channel.post({ op: 'load', manifestUrl });
      else channel = open(0);
    },
  };
}

/** Opens a channel to the service in a worker, so that building the index does not block the page. */
export const openWorker: OpenSearchChannel = (receive, lose) => {
  try {
    const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
    const stallTimer = createStallTimer(() => {
      worker.terminate();
      lose('the worker has not arrived.', 'silent');
    });
    worker.onmessage = ({ data }: MessageEvent<SearchReport>) => {
      stallTimer.clear();
      worker.onerror = null; // Once the worker has started, it reports its failures as messages.
      receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      stallTimer.clear();
      worker.terminate();
      lose('the worker could not be started.', 'refused');
    };
    return { post: (question) => worker.postMessage(question) };
  } catch (error) {
    // The `Worker` constructor throws if the content security policy forbids workers. `lose` is called asynchronously,
    // because the caller does not have the channel yet.
    queueMicrotask(() => lose(`the worker is not allowed: ${String(error)}`, 'refused'));
    return { post: () => undefined };
  }
};

/** Opens a channel to the service in the page, as a fallback where workers cannot start. */
const openInPage: OpenSearchChannel = (receive, lose) => {
  const service = import('../service/createSearchService').then(({ createSearchService }) =>
    createSearchService(receive),
  );
  service.catch(() => lose('its code could not be loaded.', 'refused'));
  return {
    post: (question) => {
      service.then(
        (ask) => ask(question),
        () => undefined, // Already reported by `lose`.
      );
    },
  };
};
