export type { BuiltModel } from './core/builtModel';
export type {
  About,
  DrawingPart,
  Facts,
  Params,
  ParamSpec,
  ParamValue,
  Part,
  SolidPart,
} from './core/result';
export type { ExportFormat, ModelError, RunResult } from './protocol';
export {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Origin,
  type Outcome,
  type Runner,
  type RunProgress,
  type RunRequest,
} from './sandbox';
