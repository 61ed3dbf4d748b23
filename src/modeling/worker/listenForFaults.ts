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
  /** Set for a rejection. */
  readonly reason?: unknown;
}

/**
 * Listens for errors thrown in timers and for unhandled rejections, and cancels their events, so that the browser
 * does not report the worker as broken. During a run they make it fail; after it they are ignored.
 */
export function listenForFaults(scope: Scope): WithFaults {
  let tell: ((reason: unknown) => void) | null = null;
  scope.addEventListener('error', (event) => {
    event.preventDefault();
    tell?.(event.error ?? new Error(event.message ?? 'The code reported an error'));
  });
  scope.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell?.(event.reason);
  });

  return async (work) => {
    const fault = new Promise<never>((_, reject) => {
      tell = reject;
    });
    // Avoids an unhandled rejection when `work` no longer awaits the promise.
    fault.catch(() => undefined);
    try {
      return await work(fault);
    } finally {
      tell = null;
    }
  };
}
