/** All data of each model, for the rendering of pages: `<name>.json`. Written by the build. */
export const modelDataFolder = 'node_modules/.cache/models/data';

/** The data of each model that the code of a page contains, without those that are only needed in the HTML. */
export const modelPageFolder = 'node_modules/.cache/models/pages';

/** The data that pages of many models import of each: name, picture, techniques. */
export const modelSummaryFolder = 'node_modules/.cache/models/summaries';

/** The data that pages of small pictures import of each: name and picture. */
export const modelThumbnailFolder = 'node_modules/.cache/models/thumbnails';

/** Files that the build makes and that are served unchanged: pictures, meshes, kernel, sandbox. */
export const publicFolder = 'node_modules/.cache/public';

/** The sources of the models. */
export const modelsFolder = 'models';

/** The numbers of every model, as last reviewed. */
export const factsFile = 'models/facts.json';

/** A cache of built models, by the hash of everything they were built from. CI may keep it elsewhere between runs. */
export const storeFolder = process.env['MODELS_STORE'] ?? 'node_modules/.cache/models/store';

/** The scripts of the processes that build models. */
export const builderFolder = 'node_modules/.cache/models/builder';
