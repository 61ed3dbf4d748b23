/** All data of each model, in `<name>.json`. The build writes the files and uses them to render pages. */
export const modelDataFolder = 'node_modules/.cache/models/data';

/** The data of each model in the code of a page, without the data that only its HTML needs. */
export const modelPageFolder = 'node_modules/.cache/models/pages';

/** The data of a model that pages with many models import: name, picture, techniques. */
export const modelSummaryFolder = 'node_modules/.cache/models/summaries';

/** The data of a model that pages with thumbnails import: name and picture. */
export const modelThumbnailFolder = 'node_modules/.cache/models/thumbnails';

/** Files that the build writes and the site serves unchanged: pictures, meshes, kernel, sandbox. */
export const publicFolder = 'node_modules/.cache/public';

/** The sources of the models. */
export const modelsFolder = 'models';

/** The facts of all models, as last reviewed. */
export const factsFile = 'models/facts.json';

/** The near misses of the exercises, as last measured. */
export const nearMissesFile = 'models/near-misses.json';

/** A cache of built models, keyed by a hash of their inputs. CI may set another folder to keep it between runs. */
export const storeFolder = process.env['MODELS_STORE'] ?? 'node_modules/.cache/models/store';

/** The scripts of the processes that build models. */
export const builderFolder = 'node_modules/.cache/models/builder';
