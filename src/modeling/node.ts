/** The door of modelling for the build: plugins and scripts enter here. */
export type { BuiltModel } from './core/builtModel';
export type { Kernel, Library } from './core/kernel';
export type { MeshExtras } from './core/meshExtras';
export type { ModelError } from './core/modelError';
export type {
  About,
  Box,
  Camera,
  EdgeInfo,
  FaceInfo,
  Facts,
  Mesh,
  Params,
  Part,
} from './core/result';
export type { RunResult } from './core/runResult';
export { runModel, type LiveModel, type RunOutcome } from './core/runModel';
export { kernelFiles, loadKernelInNode } from './kernel/loadKernelInNode';
export { nearNames } from './core/nearNames';
