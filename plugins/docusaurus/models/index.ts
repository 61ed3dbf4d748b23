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
 * The build half of src/components/model, and of src/viewer, whose camera and light take the pictures. Pages import what
 * it keeps of each model by `@models/<name>.json`, or by `@summaries/<name>.json` and
 * `@thumbnails/<name>.json` where they show many.
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
 * The bundler's own rule for packages, but for models: they lie below node_modules only because they are made, and
 * belong to the page that shows them. A chunk of their own costs every page a name in the list of chunks.
 */
const vendors = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: /[\\/]node_modules[\\/](?!\.cache[\\/]|@docusaurus[\\/])/,
};

/**
 * What half of all pages show, models among it, is one chunk. Search and its worker take a few lines of these folders,
 * for which they would load all of it.
 */
const common = { test: /^(?!.*[\\/]src[\\/](?:arrival|base)[\\/])/ };
