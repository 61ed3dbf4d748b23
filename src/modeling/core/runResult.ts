import type { ModelError } from './modelError';
import type { About, Facts, MeasuredPart, Params } from './result';

export type Stage = 'compile' | 'evaluate' | 'mesh' | 'measure' | 'export';

export interface RunResult {
  readonly parts: readonly MeasuredPart[];
  readonly defaultParams: Params | null;
  readonly about: About | null;
  readonly facts: Facts;
  /** Silent failures and other things worth a word that did not stop the run. */
  readonly warnings: readonly ModelError[];
  readonly console: readonly string[];
  /** Milliseconds spent in each stage. */
  readonly timings: Readonly<Partial<Record<Stage, number>>>;
  /** Bytes of kernel memory in use afterwards. */
  readonly heap: number;
}
