import { readSearchSite } from './readSearchSite';
import type { SearchQuestion, SearchReport } from '../service/protocol';

/** A worker that was started before the application was there, and what it has said since. */
export interface EarlyWorker {
  readonly worker: Worker;
  readonly reports: readonly SearchReport[];
}

declare global {
  interface Window {
    /** Written by the early search window, in a script of its own; the application takes it. */
    earlySearchWorker?: EarlyWorker | undefined;
  }
}

/**
 * Starts the search worker at `address` and has it load the index, while the application, which will ask it, is on its way. One
 * that cannot start is left to the application, which says so. Where others answer searches, nothing is started.
 */
export function startEarlyWorker(address: string): void {
  const { settings } = readSearchSite();
  if (window.earlySearchWorker || settings.mode !== 'embedded') return;
  try {
    const worker = new Worker(address);
    const reports: SearchReport[] = [];
    worker.onmessage = ({ data }: MessageEvent<SearchReport>) => reports.push(data);
    worker.onerror = (event) => {
      event.preventDefault();
      window.earlySearchWorker = undefined;
    };
    const { href: manifestUrl } = new URL(settings.manifestUrl, window.location.href);
    worker.postMessage({ op: 'init', manifestUrl } satisfies SearchQuestion);
    window.earlySearchWorker = { worker, reports };
  } catch {
    // A policy without workers.
  }
}

/** Returns the worker that was started early, once. */
export function takeEarlyWorker(): EarlyWorker | undefined {
  const early = window.earlySearchWorker;
  window.earlySearchWorker = undefined;
  return early;
}
