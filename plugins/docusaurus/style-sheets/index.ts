import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sheets as rewrittenSheets } from './plainSelectorsLoader.cjs';
import { printSheet, printSource } from './printSheet';
import { purge } from './purge';

/**
 * Makes the style sheet that every page loads first as small as the pages allow, and cheap to match. Adds the print
 * sheet.
 */
export default function styleSheets({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'style-sheets',
    // `docusaurus start` serves no files that are written after a build.
    getClientModules: () =>
      process.env['NODE_ENV'] === 'production' ? [] : [path.join(siteDir, printSource)],
    injectHtmlTags() {
      if (process.env['NODE_ENV'] !== 'production') return {};
      const href = baseUrl + printSheet(siteDir).address;
      const attributes = { rel: 'stylesheet', media: 'print', href };
      // In the body, after the first sheet, whose rules it overrides.
      return { preBodyTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir }) {
      const { address, css } = printSheet(siteDir);
      await writeFile(path.join(outDir, address), css);
    },
    configureWebpack({ mode }, isServer) {
      const plainSelectors = {
        test: rewrittenSheets,
        enforce: 'pre' as const,
        use: path.resolve('plugins/docusaurus/style-sheets/plainSelectorsLoader.cjs'),
      };
      if (isServer || mode !== 'production') return { module: { rules: [plainSelectors] } };
      return {
        optimization: { splitChunks: { cacheGroups: { styles: { test: isOfEveryPage } } } },
        plugins: [purge],
        module: { rules: [plainSelectors] },
      };
    },
  };
}

/**
 * Sheets of the viewer, the editor, the search modal and the offline settings. No page's HTML contains their elements.
 */
const sheetsOfFew =
  /src[\\/](?:viewer|editor|components[\\/](?:model[\\/]interactive|keep-offline)|theme[\\/]SearchBar[\\/]modal\.css)/;

/**
 * Returns true for styles that belong in the sheet that every page loads first: all but those for code that few
 * readers load. Styles of a single page belong in it, because the page's HTML would not name a separate sheet: the
 * page would have no styles until the application runs.
 */
function isOfEveryPage(module: { readonly identifier: () => string }): boolean {
  return !sheetsOfFew.test(module.identifier());
}
