/** The entry point of modelling for the build: plugins and scripts import from here. */
export type {
  BuiltModel,
  ModelSummaryData,
  ModelThumbnailData,
  StoredModel,
  Technique,
  Variant,
} from './core/builtModel';
export { parseColor } from './core/color';
export { KernelFailure } from './core/explain/explainLibrary';
export type { Kernel, Library } from './core/kernel';
export { meshTolerancesFor } from './core/measure/meshShape';
export type { ModelError } from './core/modelError';
export type {
  About,
  Camera,
  Dimension,
  DrawingPart,
  Facts,
  MeasuredPart,
  Params,
  Part,
  SolidPart,
  Vector3,
} from './core/result';
export {
  runForComparison,
  messageOf,
  type ReleaseMeasures as MeasuredOutcome,
  type ReleaseOutcome,
} from './core/run/runForComparison';
export { runModel, type RunInput, type RunOutcome } from './core/run/runModel';
export { workbenchUrl } from './core/export/workbenchUrl';
export { writeGlb } from './core/export/writeGlb';
export { kernelFiles, loadKernelInNode } from './kernel/loadKernelInNode';
