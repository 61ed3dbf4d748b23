/** Calls `work` with a promise that rejects with the first uncaught error while `work` runs. */
export type RunWithErrors = <T>(work: (uncaughtError: Promise<never>) => Promise<T>) => Promise<T>;

/** The error events of a worker's global scope. */
interface Scope {
  addEventListener(
    type: 'error' | 'unhandledrejection',
    listener: (event: UncaughtEvent) => void,
  ): void;
}

interface UncaughtEvent {
  preventDefault(): void;
  /** The error; undefined if code dispatched the event without one. */
  readonly error?: unknown;
  readonly message?: string;
  /** The reason of an unhandled rejection. */
  readonly reason?: unknown;
}

/**
 * Listens for errors thrown in timers and for unhandled rejections, and cancels their events, so the browser does
 * not report the worker as broken. During a run, an error makes the run fail. Between runs, errors are ignored.
 */
export function listenForUncaughtErrors(scope: Scope): RunWithErrors {
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
    const uncaughtError = new Promise<never>((_, reject) => {
      rejectRun = reject;
    });
    // Avoids an unhandled rejection if `work` does not await the promise.
    uncaughtError.catch(() => undefined);
    try {
      return await work(uncaughtError);
    } finally {
      rejectRun = null;
    }
  };
}
