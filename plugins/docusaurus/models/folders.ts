/** Where the build keeps all it knows of each model, for the rendering of pages: `<name>.json`. */
export const modelDataFolder = 'node_modules/.cache/models/data';

/** Where it keeps what of that a page's code carries: all but what is in the HTML and of no use to the page. */
export const modelPageFolder = 'node_modules/.cache/models/pages';

/** Where it keeps what pages of many models import of each: name, picture, techniques. */
export const modelSummaryFolder = 'node_modules/.cache/models/summaries';

/** Where it keeps what pages of small pictures import of each: name and picture. */
export const modelThumbnailFolder = 'node_modules/.cache/models/thumbnails';

/** Files made by the build and served as they are: pictures, meshes, kernel, sandbox. */
export const publicFolder = 'node_modules/.cache/public';

/** The model files themselves. */
export const modelsFolder = 'models';

/** The numbers of every model, as review last saw them. */
export const factsFile = 'models/facts.json';

/** What was built of each model, by the hash of all it was built from. CI may keep it elsewhere between runs. */
export const storeFolder = process.env['MODELS_STORE'] ?? 'node_modules/.cache/models/store';

/** Where the build keeps the script of the processes that build models. */
export const engineFolder = 'node_modules/.cache/models/engine';
