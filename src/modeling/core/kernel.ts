import type * as Replicad from 'replicad';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';

export type Library = typeof Replicad;

/** Memory of the kernel. Growing the memory replaces `buffer`, so read the property each time. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** A loaded kernel. The core loads nothing: src/modeling/kernel passes it in. */
export interface Kernel {
  /** The library as models use it: every call is wrapped to explain failures of the kernel. */
  readonly replicad: Library;
  readonly oc: OpenCascadeInstance;
  readonly memory: KernelMemory;
  /** The observer of calls in the current run. */
  readonly calls: { observer: CallObserver | null };
}

/** One library call by the reader's own code, not by the library itself. */
export interface Call {
  readonly name: string;
  readonly self: unknown;
  readonly args: readonly unknown[];
  /** Created at the call, so its stack contains the reader's line. */
  readonly trace: Error;
}

export interface CallObserver {
  before(call: Call): void;
  after(call: Call, result: unknown): void;
  /** Called when a finder gets a condition inside another call, for example in a reader's callback. */
  condition(call: Call): void;
  /**
   * Called with the elements that a finder found, whether the reader's code called it or the library did inside
   * `call`.
   */
  found(call: Call, elements: unknown): void;
}

/** Holds the observer that wrapped calls report to. */
export interface Calls {
  readonly observer: CallObserver | null;
}
