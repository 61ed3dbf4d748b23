import type { PrintReport } from '../check/report';
import type { PrintCheckRequest } from '../worker/protocol';

/** Checks models in a worker, so the page stays responsive. A new check cancels the previous one. */
export class PrintChecker {
  #worker: Worker | null = null;
  #isBusy = false;

  /** Calls `onError` if the worker does not start or fails. */
  check(
    request: PrintCheckRequest,
    onAnswer: (answer: PrintReport) => void,
    onError: (error: Error) => void,
  ): void {
    // A running check can only be stopped by closing its worker.
    if (this.#isBusy) this.close();
    const worker = (this.#worker ??= openWorker());
    this.#isBusy = true;
    worker.onmessage = ({ data }: MessageEvent<PrintReport>) => {
      this.#isBusy = false;
      onAnswer(data);
    };
    worker.onerror = ({ message }) => {
      this.close();
      onError(new Error(message || 'The file of the check did not come.'));
    };
    worker.postMessage(request);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isBusy = false;
  }
}

function openWorker(): Worker {
  return new Worker(new URL('../worker/print.worker.ts', import.meta.url));
}
