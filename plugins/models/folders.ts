/** Where the build keeps, for each model, what pages import: `<name>.json`. */
export const modelDataFolder = 'node_modules/.cache/models/data';

/** Files made by the build and served as they are: pictures, meshes, kernel, sandbox. */
export const publicFolder = 'node_modules/.cache/public';
