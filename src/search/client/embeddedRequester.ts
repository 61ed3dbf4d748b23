import type { liteClient } from 'algoliasearch/lite';
import { createStallTimer } from '../../loading/createStallTimer';
import type { SearchResponse, SearchWorkerRequest, SearchWorkerMessage } from '../service/protocol';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

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
 * Returns a requester that answers from the site's own index, in a worker. If the worker or the index fails to load,
 * requests fail until the next `warmUp`, so key presses do not load them again. `retryPolicy.ts` calls `warmUp`. The
 * client's timeouts do not apply: while a large index loads, the dialog shows a slow search rather than a failed one.
 */
export function createEmbeddedRequester(manifestUrl: string): EmbeddedRequester {
  const waiting = new Map<number, (answer: SearchResponse) => void>();
  let worker: Worker | undefined;
  let hasFailed = false;
  let lastId = 0;

  const settle = (id: number, answer: SearchResponse) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const fail = (reason: string) => {
    console.warn(`Search: ${reason}`);
    hasFailed = true;
    worker?.terminate();
    worker = undefined;
    for (const id of waiting.keys()) settle(id, unreachable);
  };
  const open = () => {
    try {
      worker = openWorker((report) => {
        if (report.op === 'answer') settle(report.id, report);
        if (report.op === 'failed') fail(report.reason);
      }, fail);
    } catch (error) {
      // The `Worker` constructor throws if the CSP forbids workers.
      fail(String(error));
      return;
    }
    // A cached index may be damaged, so a retry bypasses the cache.
    post({ op: 'load', manifestUrl, cache: hasFailed ? 'reload' : 'default' });
    hasFailed = false;
  };
  const post = (message: SearchWorkerRequest) => worker?.postMessage(message);

  return {
    send: async ({ method, url, data }) => {
      if (!worker && !hasFailed) open();
      if (!worker) return unreachable;
      const id = ++lastId;
      const path = new URL(url).pathname;
      post({ op: 'request', id, method, path, body: data ?? '' });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    warmUp() {
      if (!worker) open();
    },
  };
}

/** Opens the worker. Calls `onFailure` if its code fails to load, or has not loaded within `loadTimeoutMs`. */
function openWorker(
  onReport: (report: SearchWorkerMessage) => void,
  onFailure: (reason: string) => void,
): Worker {
  const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
  const stallTimer = createStallTimer(() => onFailure('the worker has not arrived.'));
  worker.onmessage = ({ data }: MessageEvent<SearchWorkerMessage>) => {
    stallTimer.clear();
    onReport(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stallTimer.clear();
    onFailure('the worker could not be started.');
  };
  return worker;
}
