import type * as Replicad from 'replicad';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';

export type Library = typeof Replicad;

/** Read `buffer` afresh each time: growing the memory replaces it. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** A loaded kernel: handed to the core by whoever could load it (src/modeling/kernel), as the core loads nothing. */
export interface Kernel {
  /** The library as models see it: every call explains itself when the kernel fails. */
  readonly replicad: Library;
  readonly oc: OpenCascadeInstance;
  readonly memory: KernelMemory;
  /** Who looks at the calls of the run that is under way. */
  readonly calls: { observer: CallObserver | null };
}

/** One call of the library by the reader's own code, not by the library itself. */
export interface Call {
  readonly name: string;
  readonly self: unknown;
  readonly args: readonly unknown[];
  /** Made at the call: its stack holds the reader's line. */
  readonly trace: Error;
}

export interface CallObserver {
  before(call: Call): void;
  after(call: Call, result: unknown): void;
  /** A condition was given to a finder inside of another call, in a callback of the reader's say. */
  condition(call: Call): void;
  /** A finder looked for elements, called by the reader or, inside `call`, by the library. */
  found(call: Call, elements: unknown): void;
}

/** Where wrapped calls look for whoever observes them. */
export interface Calls {
  readonly observer: CallObserver | null;
}
