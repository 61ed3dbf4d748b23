import type { Call } from '../kernel';
import type { ModelError } from '../modelError';

/** Something that went wrong in silence, with the call in which it did. */
export interface Suspicion {
  readonly error: ModelError;
  readonly trace: Error;
}

/** Notes that a call did not do what its author will have meant. */
export type Suspect = (call: Call, sentence: string, hint: string) => void;
