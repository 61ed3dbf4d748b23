import type { MessageToWorker } from '../protocol';
import { MessageBudget } from './MessageBudget';
import { transferListOf } from './transferListOf';

/**
 * Forwards messages between the page and the worker while the worker stays within the budget of a request. Code in
 * the worker may get access to its port. It can then flood only this document, which most browsers run in a separate
 * process, but not the page.
 */
export function relayMessages(page: MessagePort, worker: MessagePort, onFlood: () => void): void {
  let budget = new MessageBudget();
  const end = () => {
    // Removes the listener, so messages that have already arrived are dropped.
    worker.onmessage = null;
    worker.close();
    onFlood();
  };
  page.onmessage = ({ data: message }: MessageEvent<MessageToWorker>) => {
    budget = new MessageBudget();
    worker.postMessage(message, transferListOf(message));
  };
  worker.onmessage = (event: MessageEvent<unknown>) => {
    const taken = budget.deduct(event);
    if (taken) page.postMessage(taken.data, [...taken.buffers]);
    else end();
  };
  // A message that cannot be read here was not sent by the site's worker code.
  worker.onmessageerror = end;
}
