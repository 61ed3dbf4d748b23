export interface SandboxEvents {
  /** Whatever came out of the worker, unchecked, as the code inside may have forged it, and not yet read. */
  readonly onMessage: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  readonly onDeath: (reason: Death) => void;
}

/**
 * "broken": the frame or its worker did not start, or the worker failed outside of any run. "silent": the browser ended
 * the process of the frame, as it does when memory runs out. "flooded": the frame ended a worker that said too much.
 */
export type Death = 'broken' | 'silent' | 'flooded';
