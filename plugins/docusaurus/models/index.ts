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
 * The build-time part of src/components/model. Draws pictures with the camera and light of src/viewer. Pages import the
 * data of a model from `@models/<name>.json`. Pages with many models import `@summaries/<name>.json` or
 * `@thumbnails/<name>.json` instead.
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
 * The bundler's own rule for packages, but without models, which are below node_modules only because they are
 * generated. As separate chunks, each model would add a name to the list of chunks that every page loads.
 */
const vendors = {
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
  test: /[\\/]node_modules[\\/](?!\.cache[\\/]|@docusaurus[\\/])/,
};

/**
 * Puts the code that half of all pages use, including models, into one chunk. Excludes folders that search and its
 * worker also use, because both would load the whole chunk for a few lines.
 */
const common = { test: /^(?!.*[\\/]src[\\/](?:loading|base)[\\/])/ };
