/** The parts of the playground that opening a model needs, in one chunk. */
export { openFromUrl, openModel } from './openModel';
export { PlaygroundEditor } from './PlaygroundEditor';
export { modelNames } from './siteModels';

/** Loaded through this chunk, so the dialog's chunk does not repeat code of this chunk. */
export const loadMyModels = async () => (await import('./my-models/MyModels')).MyModels;
