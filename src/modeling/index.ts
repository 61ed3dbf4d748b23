/**
 * Code to shapes, in the page. The build has two halves of it: plugins/docusaurus/sandbox writes the files a sandbox is made of,
 * plugins/docusaurus/models runs the same core (node.ts).
 */
export type { BuiltModel, ModelSummaryData, ModelThumbnailData } from './core/builtModel';
export type { MeshExtras } from './core/measure/meshExtras';
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
  ParamValue,
  SolidPart,
  Vector3,
} from './core/result';
export type {
  ConsoleLine,
  Declared,
  ExportedFile,
  ExportFormat,
  ModelError,
  RunResult,
} from './protocol';
export { consoleLimits } from './core/runResult';
export {
  createAssetLoader,
  createRunner,
  openSandboxAt,
  runnerUrl,
  type Runner,
  type RunProgress,
  type RunRequest,
} from './sandbox';
/** Gives the function that makes the address of a reader's version in the workbench; it brings a compiler with it. */
export const loadWorkbenchUrl = () =>
  import('./core/export/workbenchUrl').then((module) => module.workbenchUrl);

/** Gives the function that writes solids as GLB; it brings a glTF library with it. */
export const loadGlbWriter = () =>
  import('./core/export/writeGlb').then((module) => module.writeGlb);
