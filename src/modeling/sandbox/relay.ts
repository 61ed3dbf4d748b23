import type { ToWorker } from '../protocol';
import { Allowance } from './Allowance';
import { buffersOf } from './buffersOf';

/**
 * Passes messages on between the page and the worker, as long as the worker keeps to what it may say in answer to one
 * question. Code in the worker may get hold of its port: what it floods with that is this document, which most browsers
 * keep in a process of its own, and never the page.
 */
export function relay(page: MessagePort, worker: MessagePort, onFlood: () => void): void {
  let allowance = new Allowance();
  const end = () => {
    // What has arrived meanwhile is not heard either.
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
  // What cannot be read here was not written for the page.
  worker.onmessageerror = end;
}
