import type { Call } from '../kernel';
import type { Explanation, ModelError } from '../modelError';

/** A mistake that the library did not report as an error, and the stack of its call. */
export interface SilentFailure {
  readonly error: ModelError;
  readonly trace: Error;
}

/** Records a silent failure of a library call as a warning. */
export type Warn = (call: Call, explanation: Explanation) => void;
