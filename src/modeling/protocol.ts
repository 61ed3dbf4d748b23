import type { ExportedFile, ExportFormat } from './core/export/exportModel';
import type { ModelError } from './core/modelError';
import type { DrawingPart, MeasuredPart, Mesh, Params, SolidPart } from './core/result';
import type { FailedRun, RunResult, Stage } from './core/runResult';

/** Messages between the page and the worker in the sandbox: the only place that lists them. */

export type ToWorker =
  | { readonly type: 'init'; readonly wasm: ArrayBuffer; readonly font: ArrayBuffer | null }
  | KernelQuestion;

/** What a worker whose kernel is up can be asked: a run, a file of what ran last, or whether it is idle. */
export type KernelQuestion =
  | {
      readonly type: 'run';
      readonly id: number;
      readonly name: string;
      readonly code: string;
      readonly params: Params | null;
    }
  | { readonly type: 'export'; readonly id: number; readonly format: ExportFormat }
  /** Whether it has come to rest: code that goes on after its run keeps it from answering. */
  | { readonly type: 'ping'; readonly id: number };

export type FromWorker =
  | { readonly type: 'ready'; readonly ms: number; readonly heap: number }
  | { readonly type: 'progress'; readonly id: number; readonly stage: Stage }
  /** What can be drawn already, before it is measured: once in a run, or never. */
  | { readonly type: 'triangulated'; readonly id: number; readonly parts: readonly SolidPart[] }
  | { readonly type: 'result'; readonly id: number; readonly result: ResultMessage }
  /** `failed` is there when the code of a run failed. */
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: ModelError;
      readonly failed?: FailedRun;
    }
  | ({ readonly type: 'file'; readonly id: number } & ExportedFile)
  /** `isTidy`: nothing that ran before has left a change that the next run would meet. */
  | { readonly type: 'idle'; readonly id: number; readonly isTidy: boolean };

/** A result on its way: the triangles of a solid cross the border once, here or ahead of it. */
export type ResultMessage = Omit<RunResult, 'parts'> & {
  readonly parts: readonly (MeasuredPart<DrawingPart> | MeasuredSolid)[];
};

/** A solid of a result. Its triangles are left out when `triangulated` has brought them, for the part at the same place. */
export type MeasuredSolid = Omit<MeasuredPart<SolidPart>, 'mesh'> & {
  readonly mesh: Mesh | Pick<Mesh, 'faces' | 'edges'>;
};

export type { ExportedFile, ExportFormat } from './core/export/exportModel';
export type { ModelError } from './core/modelError';
export type { ConsoleLine, Declared, FailedRun, RunResult, Stage } from './core/runResult';
