export interface SandboxEvents {
  /** Called with each message of the worker before it is read and validated. Code in the worker may have forged it. */
  readonly onMessage: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  readonly onFailure: (reason: SandboxFailure) => void;
}

/**
 * "broken": the frame or its worker did not start, or the worker failed outside a run. "silent": the frame's process
 * crashed, usually because memory ran out. "flooded": the frame closed a worker that had exceeded its budget.
 */
export type SandboxFailure = 'broken' | 'silent' | 'flooded';
