import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  modelDataFolder,
  modelPageFolder,
  modelSummaryFolder,
  modelThumbnailFolder,
} from './folders';
import { servedModels } from './servedModels';

export { remarkModels } from './remarkModels';
export { modelDataFolder, publicFolder } from './folders';

/**
 * Adds the build half of src/components/model, and of src/viewer, whose camera and light are used for the pictures.
 * Pages import the data of a model from `@models/<name>.json`, or from `@summaries/<name>.json` and
 * `@thumbnails/<name>.json` if they show many.
 */
export default function models({ siteDir }: LoadContext): Plugin {
  return {
    name: 'models',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@models': path.join(siteDir, isServer ? modelDataFolder : modelPageFolder),
          '@summaries': path.join(siteDir, modelSummaryFolder),
          '@thumbnails': path.join(siteDir, modelThumbnailFolder),
        },
      },
      module: { rules: [servedModels] },
      optimization: { splitChunks: { cacheGroups: { defaultVendors: vendors, common } } },
    }),
  };
}

/**
 * The bundler's own rule for packages, except for models: they are below node_modules only because they are generated,
 * and belong to the page that shows them. With a separate chunk, each would add a name to the list of chunks that every
 * page loads.
 */
const vendors = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: /[\\/]node_modules[\\/](?!\.cache[\\/]|@docusaurus[\\/])/,
};

/**
 * Code that half of all pages use, models included, is one chunk. These folders are excepted: search and its worker use
 * a few lines of them, for which they would load the whole chunk.
 */
const common = { test: /^(?!.*[\\/]src[\\/](?:arrival|base)[\\/])/ };
