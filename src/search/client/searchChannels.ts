import { watchArrival } from '../../arrival/watchArrival';
import { takeEarlyWorker } from './earlyWorker';
import type { SearchReport } from '../service/protocol';
import type { OpenSearchChannel } from './createEmbeddedSearch';

/** The service in a worker: the page stays free while the index is built. */
export const openWorkerChannel: OpenSearchChannel = (receive, lose) => {
  try {
    const early = takeEarlyWorker();
    const worker =
      early?.worker ?? new Worker(new URL('../worker/search.worker.ts', import.meta.url));
    const arrival = watchArrival(() => {
      worker.terminate();
      lose('the worker has not arrived.', 'silent');
    });
    const hear = (report: SearchReport) => {
      arrival.end();
      worker.onerror = null; // It runs: from now on it reports failures itself.
      receive(report);
    };
    worker.onmessage = ({ data }: MessageEvent<SearchReport>) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      arrival.end();
      worker.terminate();
      lose('the worker could not be started.', 'refused');
    };
    early?.reports.forEach(hear);
    return { post: (question) => worker.postMessage(question) };
  } catch (error) {
    // A policy without workers throws here; `lose` only after the caller has the channel.
    queueMicrotask(() => lose(`the worker is not allowed: ${String(error)}`, 'refused'));
    return { post: () => undefined };
  }
};

/** The same service in the page, where no worker can be started. */
export const openPageChannel: OpenSearchChannel = (receive, lose) => {
  const service = import('../service/createSearchService').then(({ createSearchService }) =>
    createSearchService(receive),
  );
  service.catch(() => lose('its code could not be loaded.', 'refused'));
  return {
    post: (question) => {
      service.then(
        (ask) => ask(question),
        () => undefined, // Lost, as said above.
      );
    },
  };
};
