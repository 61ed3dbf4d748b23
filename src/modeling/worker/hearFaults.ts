/** Calls `work` with a promise that rejects with what code throws meanwhile where nobody can catch it. */
export type WithFaults = <T>(work: (fault: Promise<never>) => Promise<T>) => Promise<T>;

/** What of a worker's global scope tells of errors. */
interface Scope {
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Fault) => void): void;
}

interface Fault {
  preventDefault(): void;
  /** Of an error; code may also report something of its own, without an error in it. */
  readonly error?: unknown;
  readonly message?: string;
  /** Of a rejection. */
  readonly reason?: unknown;
}

/**
 * Hears of the errors that a timer throws, and of promises that reject and nobody waits for. The browser would tell the
 * page that the worker is broken; they belong to the run that goes on, or, after it, to nobody.
 */
export function hearFaults(scope: Scope): WithFaults {
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
    // A fault that comes when the work is done is heard by nobody.
    fault.catch(() => undefined);
    try {
      return await work(fault);
    } finally {
      tell = null;
    }
  };
}
