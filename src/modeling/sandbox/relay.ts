import type { ToWorker } from '../protocol';
import { Allowance } from './Allowance';
import { buffersOf } from './buffersOf';

/**
 * Forwards messages between the page and the worker while the worker stays within the allowance of a question. Code in
 * the worker may get hold of its port. It can then flood only this document, which most browsers keep in a separate
 * process, and never the page.
 */
export function relay(page: MessagePort, worker: MessagePort, onFlood: () => void): void {
  let allowance = new Allowance();
  const end = () => {
    // Drops messages that have already arrived.
    worker.onmessage = null;
    worker.close();
    onFlood();
  };
  page.onmessage = ({ data: message }: MessageEvent<ToWorker>) => {
    allowance = new Allowance();
    worker.postMessage(message, buffersOf(message));
  };
  worker.onmessage = (event: MessageEvent<unknown>) => {
    const taken = allowance.take(event);
    if (taken) page.postMessage(taken.data, [...taken.buffers]);
    else end();
  };
  // A message that cannot be read here was not written for the page.
  worker.onmessageerror = end;
}
