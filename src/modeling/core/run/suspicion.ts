import type { Call } from '../kernel';
import type { ModelError } from '../modelError';

/** A silent failure, and the stack of the call in which it happened. */
export interface Suspicion {
  readonly error: ModelError;
  readonly trace: Error;
}

/** Records that a call did not do what its author probably meant. */
export type Suspect = (call: Call, sentence: string, hint: string) => void;
