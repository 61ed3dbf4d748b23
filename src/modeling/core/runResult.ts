import type { ModelError } from './modelError';
import type { About, Facts, MeasuredPart, Params } from './result';

export type RunStage = 'compile' | 'evaluate' | 'mesh' | 'measure' | 'export';

/** A line that a run wrote to the console. */
export interface ConsoleLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
  /** 1-based line of the reader's code. */
  readonly line?: number;
}

/** Limits of the stored console output. A loop may print endlessly. */
export const consoleLimits = { lines: 200, letters: 2000 } as const;

/** Values that the code declares, read before `main` is called. */
export interface ModelDeclarations {
  readonly defaultParams: Params | null;
  readonly about: About | null;
}

/** Data about a run that failed. */
export interface FailedRun {
  readonly console: readonly ConsoleLine[];
  /** The declared values; null if the code could not be read. */
  readonly declared: ModelDeclarations | null;
}

export interface RunResult extends ModelDeclarations {
  readonly parts: readonly MeasuredPart[];
  readonly facts: Facts;
  /** Silent failures and other remarks that did not stop the run. */
  readonly warnings: readonly ModelError[];
  readonly console: readonly ConsoleLine[];
  /** Bytes of kernel memory in use after the run. */
  readonly heap: number;
}
