/**
 * Entry point of modelling for pages: it turns code into shapes. The build has two related plugins:
 * plugins/docusaurus/sandbox writes the files of a sandbox, and plugins/docusaurus/models runs the same core through
 * node.ts.
 */
export {
  attachmentLimits,
  attachedFileNamePattern,
  type LazyAttachedFiles,
  type AttachedFiles,
} from './attachedFiles';
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
  Label,
  Mesh,
  Params,
  ParamValue,
  Part,
  SolidPart,
  Vector3,
} from './core/result';
export type {
  ConsoleLine,
  ModelDeclarations,
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
/**
 * Loads the function that creates the workbench URL of a reader's version, on demand, because its chunk contains a
 * compiler.
 */
export const loadWorkbenchUrl = () =>
  import('./core/export/workbenchUrl').then((module) => module.workbenchUrl);

/** Loads the function that writes solids as GLB, on demand, because its chunk contains a glTF library. */
export const loadGlbWriter = () =>
  import('./core/export/writeGlb').then((module) => module.writeGlb);
