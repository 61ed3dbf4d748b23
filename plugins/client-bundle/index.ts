import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { modelDataFolder } from '../models/folders';

const loader = (name: string): string => path.resolve('plugins/client-bundle', `${name}.cjs`);

/**
 * Strips what Docusaurus and the models put into the client and no page reads there. Nothing depends on it: the site
 * works without this plugin and is larger.
 */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        // Docusaurus names chunks by a hash; with numbers beside it, each start carries the list of both.
        optimization: { chunkIds: 'named' },
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              enforce: 'pre',
              use: loader('stripRegistryLoader'),
            },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
              enforce: 'pre',
              use: loader('stripDescriptionsLoader'),
            },
            {
              test: /\.json$/,
              include: path.resolve(modelDataFolder),
              enforce: 'pre',
              use: loader('stripWorkbenchUrlLoader'),
            },
          ],
        },
      };
    },
  };
}
