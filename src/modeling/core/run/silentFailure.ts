import type { Call } from '../kernel';
import type { ModelError } from '../modelError';

/** A silent failure, and the stack of the call in which it happened. */
export interface SilentFailure {
  readonly error: ModelError;
  readonly trace: Error;
}

/** Records a silent failure of a call as a warning. */
export type Warn = (call: Call, sentence: string, hint: string) => void;
