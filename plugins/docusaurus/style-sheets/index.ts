import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sheets as rewrittenSheets } from './plainSelectorsLoader.cjs';
import { printSheet, printSource } from './printSheet';
import { purge } from './purge';

/**
 * Makes the sheet that every page loads first as small as the pages allow, and cheap to match; adds the one for paper.
 */
export default function styleSheets({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'style-sheets',
    // `docusaurus start` serves nothing that is written after a build.
    getClientModules: () =>
      process.env['NODE_ENV'] === 'production' ? [] : [path.join(siteDir, printSource)],
    injectHtmlTags() {
      if (process.env['NODE_ENV'] !== 'production') return {};
      const href = baseUrl + printSheet(siteDir).address;
      const attributes = { rel: 'stylesheet', media: 'print', href };
      // In the body: after the first sheet, whose rules it changes.
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

/** Of the viewer, the editor, the search modal and what keeps the site: nothing of it is in the HTML of a page. */
const sheetsOfFew =
  /src[\\/](?:viewer|editor|components[\\/](?:model[\\/]interactive|keep-offline)|theme[\\/]SearchBar[\\/]modal\.css)/;

/**
 * Docusaurus gathers all styles in one sheet that every page loads first. Those of what few readers load
 * stay with its code. A page's own cannot: its HTML would not name the sheet, and stand bare until the application runs.
 */
function isOfEveryPage(module: { readonly identifier: () => string }): boolean {
  return !sheetsOfFew.test(module.identifier());
}
