import type { liteClient } from 'algoliasearch/lite';
import { createStallTimer } from '../../loading/createStallTimer';
import type { SearchResponse, SearchWorkerRequest, SearchReport } from '../service/protocol';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** Sends messages to the search service. */
interface SearchChannel {
  readonly post: (message: SearchWorkerRequest) => void;
}

/**
 * Opens a channel that passes its reports to `onReport`. Calls `onFailure` if the service cannot start: with `refused`
 * if it failed immediately, with `silent` if nothing arrived within `loadTimeoutMs`.
 */
export type OpenSearchChannel = (
  onReport: (report: SearchReport) => void,
  onFailure: (reason: string, cause: 'refused' | 'silent') => void,
) => SearchChannel;

export interface EmbeddedRequester extends Requester {
  /** Starts loading the worker and the index. Later calls only retry after a failure. */
  readonly warmUp: () => void;
}

const unreachable: SearchResponse = {
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
    { readonly message: SearchWorkerRequest; readonly settle: (answer: SearchResponse) => void }
  >();
  let channel: SearchChannel | undefined;
  let lastId = 0;

  const settle = (id: number, answer: SearchResponse) => {
    waiting.get(id)?.settle(answer);
    waiting.delete(id);
  };
  const failWaiting = () => {
    for (const id of waiting.keys()) settle(id, unreachable);
  };
  const onReport = (report: SearchReport) => {
    if (report.op === 'answer') settle(report.id, report);
    if (report.op === 'failed') console.warn(`Search: ${report.reason}`);
  };
  const open = (position: number): SearchChannel | undefined => {
    const opened = channels[position]?.(onReport, (reason, cause) => {
      console.warn(`Search: ${reason}`);
      if (cause === 'silent') failWaiting();
      channel = open(position + 1);
    });
    if (!opened) failWaiting();
    opened?.post({ op: 'load', manifestUrl });
    for (const { message } of waiting.values()) opened?.post(message);
    return opened;
  };

  return {
    send: async ({ method, url, data }) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const path = new URL(url).pathname;
        const message: SearchWorkerRequest = { op: 'request', id, method, path, body: data ?? '' };
        waiting.set(id, { message, settle: resolve });
        if (channel) channel.post(message);
        else channel = open(0);
      }),
    warmUp() {
      if (channel) channel.post({ op: 'load', manifestUrl });
      else channel = open(0);
    },
  };
}

/** Opens a channel to the service in a worker, so that building the index does not block the page. */
export const openWorker: OpenSearchChannel = (onReport, onFailure) => {
  try {
    const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
    const stallTimer = createStallTimer(() => {
      worker.terminate();
      onFailure('the worker has not arrived.', 'silent');
    });
    worker.onmessage = ({ data }: MessageEvent<SearchReport>) => {
      stallTimer.clear();
      worker.onerror = null; // Once the worker has started, it reports its failures as messages.
      onReport(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      stallTimer.clear();
      worker.terminate();
      onFailure('the worker could not be started.', 'refused');
    };
    return { post: (message) => worker.postMessage(message) };
  } catch (error) {
    // The `Worker` constructor throws if the content security policy forbids workers. `onFailure` is called
    // asynchronously, because the caller does not have the channel yet.
    queueMicrotask(() => onFailure(`the worker is not allowed: ${String(error)}`, 'refused'));
    return { post: () => undefined };
  }
};

/** Opens a channel to the service in the page, as a fallback where workers cannot start. */
const openInPage: OpenSearchChannel = (onReport, onFailure) => {
  const service = import('../service/createSearchService').then(({ createSearchService }) =>
    createSearchService(onReport),
  );
  service.catch(() => onFailure('its code could not be loaded.', 'refused'));
  return {
    post: (message) => {
      service.then(
        (ask) => ask(message),
        () => undefined, // Already reported by `onFailure`.
      );
    },
  };
};
