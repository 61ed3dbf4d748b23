import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Makes the sheet that every page loads first as small as the pages allow. */
export default function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        optimization: { splitChunks: { cacheGroups: { styles: { test: isOfEveryPage } } } },
        module: {
          rules: [
            {
              test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
              enforce: 'pre',
              use: path.resolve('plugins/style-sheets/purgeInfimaLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}

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
