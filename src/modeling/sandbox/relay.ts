import type { ToWorker } from '../protocol';
import { Allowance } from './Allowance';
import { buffersOf } from './buffersOf';

/**
 * Forwards messages between the page and the worker while the worker stays within the allowance of a request. Code in
 * the worker may get access to its port. It can then flood only this document, which most browsers run in a separate
 * process, but not the page.
 */
export function relay(page: MessagePort, worker: MessagePort, onFlood: () => void): void {
  let allowance = new Allowance();
  const end = () => {
    // Without a listener, messages that have already arrived are dropped.
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
  // A message that cannot be read here was not sent by the site's worker code.
  worker.onmessageerror = end;
}
