/** Calls `work` with a promise that rejects with the first uncaught error while `work` runs. */
export type WithFaults = <T>(work: (fault: Promise<never>) => Promise<T>) => Promise<T>;

/** The error events of a worker's global scope. */
interface Scope {
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Fault) => void): void;
}

interface Fault {
  preventDefault(): void;
  /** Undefined if code dispatched the event without an error. */
  readonly error?: unknown;
  readonly message?: string;
  /** The reason of an unhandled rejection. */
  readonly reason?: unknown;
}

/**
 * Listens for errors thrown in timers and for unhandled rejections, and cancels their events, so that the browser does
 * not report the worker as broken. During a run, an error makes the run fail. Between runs, errors are ignored.
 */
export function listenForFaults(scope: Scope): WithFaults {
  let rejectRun: ((reason: unknown) => void) | null = null;
  scope.addEventListener('error', (event) => {
    event.preventDefault();
    rejectRun?.(event.error ?? new Error(event.message ?? 'The code reported an error'));
  });
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    rejectRun?.(event.reason);
  });

  return async (work) => {
    const fault = new Promise<never>((_, reject) => {
      rejectRun = reject;
    });
    // Avoids an unhandled rejection if `work` does not await the promise.
    fault.catch(() => undefined);
    try {
      return await work(fault);
    } finally {
      rejectRun = null;
    }
  };
}
