/** The parts of the playground that are loaded to open a model, in one chunk. */
export { openFromUrl, openModel } from './openModel';
export { PlaygroundEditor } from './PlaygroundEditor';
export { modelNames } from './siteModels';

/** Imported from this chunk, so that the chunk of the dialog does not repeat its code. */
export const loadMyModels = async () => (await import('./my-models/MyModels')).MyModels;
