import type { AttachedFiles } from './attachedFiles';
import type { ExportedFile, ExportFormat } from './core/export/exportModel';
import type { ModelError } from './core/modelError';
import type { DrawingPart, MeasuredPart, Mesh, Params, SolidPart } from './core/result';
import type { FailedRun, RunResult, RunStage } from './core/runResult';

/** All messages between the page and the worker in the sandbox. */

export type MessageToWorker =
  { readonly type: 'init'; readonly wasm: ArrayBuffer; readonly font: ArrayBuffer } | KernelRequest;

/**
 * Requests to a worker whose kernel is running: run code, export the last run to a file, or report whether the worker
 * is idle.
 */
export type KernelRequest =
  | {
      readonly type: 'run';
      readonly id: number;
      readonly name: string;
      readonly code: string;
      readonly params: Params | null;
      /** Attached files. The browser clones blobs without copying their bytes. */
      readonly files?: AttachedFiles;
    }
  | { readonly type: 'export'; readonly id: number; readonly format: ExportFormat }
  /** Idle check. The worker cannot answer while code of an earlier run is still running. */
  | { readonly type: 'ping'; readonly id: number };

export type MessageFromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly stage: RunStage }
  /** Solids that can be drawn before they are measured. Sent at most once per run. */
  | { readonly type: 'triangulated'; readonly id: number; readonly parts: readonly SolidPart[] }
  | { readonly type: 'result'; readonly id: number; readonly result: ResultMessage }
  /**
   * `failed` holds the console output and declared values of a run whose model failed. It is absent for other errors.
   */
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: ModelError;
      readonly failed?: FailedRun;
    }
  | ({ readonly type: 'file'; readonly id: number } & ExportedFile)
  /** `isTidy` is true if all changes that earlier runs made to the realm are undone. */
  | { readonly type: 'idle'; readonly id: number; readonly isTidy: boolean };

/** A result in a message. The triangles of a solid are sent once, either here or earlier in `triangulated`. */
export type ResultMessage = Omit<RunResult, 'parts'> & {
  readonly parts: readonly (MeasuredPart<DrawingPart> | MeasuredSolid)[];
};

/** A solid of a result. Its triangles are omitted if the part with the same index in `triangulated` contained them. */
export type MeasuredSolid = Omit<MeasuredPart<SolidPart>, 'mesh'> & {
  readonly mesh: Mesh | Pick<Mesh, 'faces' | 'edges'>;
};

export type { ExportedFile, ExportFormat } from './core/export/exportModel';
export type { ModelError } from './core/modelError';
export type {
  ConsoleLine,
  FailedRun,
  ModelDeclarations,
  RunResult,
  RunStage,
} from './core/runResult';
