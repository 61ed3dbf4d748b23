export type { BuiltModel } from './core/builtModel';
export type { MeshExtras } from './core/meshExtras';
export type {
  About,
  Box,
  Camera,
  DrawingPart,
  EdgeInfo,
  FaceInfo,
  Facts,
  Mesh,
  Params,
  ParamSpec,
  ParamValue,
  Part,
  SolidPart,
  Vector3,
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
