import type * as Replicad from 'replicad';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import type { CallObserver } from './explainLibrary';

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
