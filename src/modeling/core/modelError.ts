/** Reasons why a run failed or gave a wrong result. */
export type ErrorKind =
  | 'syntax'
  | 'import'
  | 'js'
  | 'kernel'
  | 'wasm-trap'
  | 'result'
  | 'silent'
  | 'limit'
  | 'timeout'
  | 'stopped'
  | 'memory'
  | 'load';

/** An explained failure: the problem, its position in the reader's code, and a hint. */
export interface ModelError {
  readonly kind: ErrorKind;
  readonly sentence: string;
  readonly hint?: string;
  /** The library call that failed, for example "fillet". */
  readonly call?: string;
  /** The kernel's original message, for example "StdFail_NotDone: BRep_API: command not done". */
  readonly kernelMessage?: string;
  /** Anchor of the section in docs/troubleshooting.mdx that explains the failure. */
  readonly section?: string;
  /** 1-based position in the reader's code. */
  readonly line?: number;
  readonly column?: number;
}

export const outOfMemory: ModelError = {
  kind: 'memory',
  sentence: 'The run used up the memory it may have.',
  hint: 'Make the model of fewer pieces, or look for a list that grows without end.',
  section: 'out-of-memory',
};

/** The part of an error that does not depend on its position and its call. */
export type Explanation = Pick<ModelError, 'sentence' | 'hint' | 'section'>;

/** A failure inside the core. `runModel` returns its `error`. */
export class ModelFailure extends Error {
  readonly error: ModelError;

  constructor(error: ModelError) {
    super(error.sentence);
    this.error = error;
  }
}
