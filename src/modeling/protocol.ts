import type { ExportFormat } from './core/exportModel';
import type { ModelError } from './core/modelError';
import type { Params, SolidPart } from './core/result';
import type { RunResult, Stage } from './core/runResult';

/** Messages between the page and the worker in the sandbox: the only place that lists them. */

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

export type FromWorker =
  | { readonly type: 'ready'; readonly ms: number; readonly heap: number }
  | { readonly type: 'progress'; readonly id: number; readonly stage: Stage }
  /** What can be drawn already, before it is measured. */
  | { readonly type: 'triangulated'; readonly id: number; readonly parts: readonly SolidPart[] }
  | { readonly type: 'result'; readonly id: number; readonly result: RunResult }
  | { readonly type: 'error'; readonly id: number; readonly error: ModelError }
  | {
      readonly type: 'file';
      readonly id: number;
      readonly bytes: ArrayBuffer;
      readonly mime: string;
    };

export type { ExportFormat } from './core/exportModel';
export type { ModelError } from './core/modelError';
export type { RunResult, Stage } from './core/runResult';
