import type * as Replicad from 'replicad';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';

export type Library = typeof Replicad;

/** Memory of the kernel. When the memory grows, `buffer` is replaced, so read the property each time. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** A loaded kernel. src/modeling/kernel loads it and passes it to the core. */
export interface Kernel {
  /** The library as models use it. Every call is wrapped, so failures of the kernel can be explained. */
  readonly replicad: Library;
  readonly oc: OpenCascadeInstance;
  readonly memory: KernelMemory;
  /** The observer of library calls in the current run. */
  readonly calls: { observer: CallObserver | null };
}

/** A library call made by the reader's code, not by the library itself. */
export interface Call {
  readonly name: string;
  readonly self: unknown;
  readonly args: readonly unknown[];
  /** An error created at the call. Its stack contains the reader's line. */
  readonly trace: Error;
}

export interface CallObserver {
  before(call: Call): void;
  after(call: Call, result: unknown): void;
  /** Called when a finder gets a condition during another call, for example in a reader's callback. */
  condition(call: Call): void;
  /**
   * Called with the elements that a finder found. `call` is either the search itself or the call in which the library
   * searched.
   */
  found(call: Call, elements: unknown): void;
}

/** Contains the observer to which wrapped calls report. */
export interface Calls {
  readonly observer: CallObserver | null;
}
