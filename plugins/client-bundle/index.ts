import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { modelDataFolder } from '../models/folders';

const here = (file: string): string => path.resolve('plugins/client-bundle', file);

/** Takes out of the client what stock Docusaurus puts there and a first visit has no use for. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',

    getClientModules: () => [path.resolve('src/highlight/warmUp.ts')],

    configureWebpack: ({ mode }, isServer) => {
      const alias: Record<string, string | false> = {
        // The whole of Prism, to add languages to it: `src/highlight` does that where it is used.
        [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
      };
      if (isServer || mode !== 'production') {
        return { resolve: { alias }, module: { rules: [servedModels] } };
      }
      return {
        resolve: {
          // The package's own door needs one helper of tslib and brings them all.
          alias: { ...alias, '@docusaurus/utils-common$': here('utilsCommon.js') },
        },
        // Docusaurus names chunks by a hash; with numbers beside it, each start carries the list of both.
        optimization: {
          chunkIds: 'named',
          splitChunks: { cacheGroups: { styles: { test: isOfEveryPage } } },
        },
        module: {
          rules: [
            servedModels,
            {
              test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
              enforce: 'pre',
              use: here('infimaLoader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              enforce: 'pre',
              use: here('registryLoader.cjs'),
            },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
              enforce: 'pre',
              use: here('docsListLoader.cjs'),
            },
            {
              test: /\.json$/,
              include: path.resolve(modelDataFolder),
              enforce: 'pre',
              use: here('pageModelLoader.cjs'),
            },
            {
              test: /[\\/]@docusaurus[\\/]theme-[a-z-]+[\\/]lib[\\/].*\.js$/,
              enforce: 'pre',
              use: here('descriptionLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}

/**
 * Models that are asked for by their address are files for readers to fetch. As chunks, all of them would stand in the
 * list of chunks that every page starts with: 4 KB.
 */
const servedModels = {
  test: /\.json$/,
  include: path.resolve(modelDataFolder),
  resourceQuery: /^\?address$/,
  type: 'asset/resource',
  generator: { filename: 'assets/models/[name].[contenthash:8][ext]' },
};

/** Of the viewer, the editor and the search modal: nothing of it is in the HTML of a page. */
const sheetsOfFew =
  /@docsearch[\\/]css|src[\\/](?:viewer|editor|components[\\/]model[\\/]interactive|theme[\\/]SearchBar[\\/]modal\.css)/;

/**
 * Docusaurus gathers all styles in one sheet that every page loads first. Those of what few readers load
 * stay with its code. A page's own cannot: its HTML would not name the sheet, and stand bare until the application runs.
 */
function isOfEveryPage(module: { readonly identifier: () => string }): boolean {
  return !sheetsOfFew.test(module.identifier());
}
