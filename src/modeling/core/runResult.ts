import type { ModelError } from './modelError';
import type { About, Facts, MeasuredPart, Params } from './result';

export type Stage = 'compile' | 'evaluate' | 'mesh' | 'measure' | 'export';

/** A line that a run printed. */
export interface ConsoleLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
  /** Line of the reader's code that printed it, 1-based. */
  readonly line?: number;
}

/** Limits of the stored output of a run. Nobody reads more, and a loop may print endlessly. */
export const consoleLimits = { lines: 200, letters: 2000 } as const;

/** Values that the code declares, read before `main` is called. */
export interface Declared {
  readonly defaultParams: Params | null;
  readonly about: About | null;
}

/** Data about a run that failed. */
export interface FailedRun {
  readonly console: readonly ConsoleLine[];
  /** Null when the code could not be read. */
  readonly declared: Declared | null;
}

export interface RunResult extends Declared {
  readonly parts: readonly MeasuredPart[];
  readonly facts: Facts;
  /** Silent failures and other remarks that did not stop the run. */
  readonly warnings: readonly ModelError[];
  readonly console: readonly ConsoleLine[];
  /** Milliseconds spent in each stage. */
  readonly timings: Readonly<Partial<Record<Stage, number>>>;
  /** Bytes of kernel memory in use afterwards. */
  readonly heap: number;
}
