export interface SandboxEvents {
  /** Called with each message of the worker, unread and unchecked: the code inside may have forged it. */
  readonly onMessage: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  readonly onDeath: (reason: Death) => void;
}

/**
 * "broken": the frame or its worker did not start, or the worker failed outside of any run. "silent": the browser ended
 * the process of the frame, as it does when memory runs out. "flooded": the frame ended a worker that exceeded its
 * allowance.
 */
export type Death = 'broken' | 'silent' | 'flooded';
