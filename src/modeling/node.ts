/** The door of modelling for the build: plugins and scripts enter here. */
export type { BuiltModel } from './core/builtModel';
export { parseColor } from './core/color';
export type { Kernel, Library } from './core/kernel';
export { unite } from './core/measure';
export type { MeshExtras } from './core/meshExtras';
export type { ModelError } from './core/modelError';
export { nearNames } from './core/nearNames';
export type {
  About,
  Box,
  Camera,
  DrawingPart,
  EdgeInfo,
  FaceInfo,
  Facts,
  Measured,
  Mesh,
  Params,
  Part,
  SolidPart,
  Vector3,
} from './core/result';
export { runModel, type LiveModel, type RunOutcome } from './core/runModel';
export type { RunResult } from './core/runResult';
export { toWorkbenchStyle, workbenchUrl } from './core/workbenchUrl';
export { writeGlb } from './core/writeGlb';
export { kernelFiles, loadKernelInNode } from './kernel/loadKernelInNode';
