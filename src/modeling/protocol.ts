import type { About, Facts, Params, Part, ParamValue } from './core/result';

/** Messages between the page and the worker in the sandbox: the only place that lists them. */

export type ExportFormat = 'step' | 'stl' | 'glb' | 'svg';

export type ToWorker =
  | { readonly type: 'init'; readonly wasm: ArrayBuffer; readonly font: ArrayBuffer | null }
  | {
      readonly type: 'run';
      readonly id: number;
      readonly name: string;
      readonly code: string;
      readonly params: Params | null;
    }
  | {
      readonly type: 'export';
      readonly id: number;
      readonly format: ExportFormat;
      /** Undefined: all parts. */
      readonly part?: string;
    };

export type Stage = 'compile' | 'evaluate' | 'mesh' | 'measure' | 'export';

export type FromWorker =
  | { readonly type: 'ready'; readonly ms: number; readonly heap: number }
  | { readonly type: 'progress'; readonly id: number; readonly stage: Stage }
  | { readonly type: 'result'; readonly id: number; readonly result: RunResult }
  | { readonly type: 'error'; readonly id: number; readonly error: ModelError }
  | {
      readonly type: 'file';
      readonly id: number;
      readonly bytes: ArrayBuffer;
      readonly mime: string;
    };

export interface RunResult {
  readonly parts: readonly Part[];
  readonly defaultParams: Params | null;
  readonly about: About | null;
  readonly facts: Facts;
  /** Silent failures and other things worth a word that did not stop the run. */
  readonly warnings: readonly ModelError[];
  readonly console: readonly string[];
  /** Milliseconds spent in each stage. */
  readonly timings: Readonly<Partial<Record<Stage, number>>>;
  /** Bytes of kernel memory in use afterwards. */
  readonly heap: number;
}

export type ErrorKind =
  | 'syntax'
  | 'import'
  | 'js'
  | 'kernel'
  | 'wasm-trap'
  | 'result'
  | 'silent'
  | 'params'
  | 'timeout'
  | 'stopped'
  | 'memory'
  | 'load';

/** A failure in words: what happened, where in the reader's code, and what to try. */
export interface ModelError {
  readonly kind: ErrorKind;
  readonly sentence: string;
  readonly hint?: string;
  /** The library call that failed, for example "fillet". */
  readonly call?: string;
  /** The kernel's own words, for example "StdFail_NotDone: BRep_API: command not done". */
  readonly kernelMessage?: string;
  /** 1-based position in the reader's code. */
  readonly line?: number;
  readonly column?: number;
}

export type { ParamValue };
