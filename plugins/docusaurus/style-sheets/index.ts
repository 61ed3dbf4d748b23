import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sheets as rewrittenSheets } from './plainSelectorsLoader.cjs';
import { printSheet, printSheetPath } from './printSheet';
import { purgePlugin } from './purgePlugin';

/** Makes the style sheet of all pages small and fast to match, and adds the print style sheet. */
export default function styleSheets({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'style-sheets',
    // The build writes the print style sheet after bundling. `docusaurus start` would not serve that file, so in
    // development the source is part of the bundle.
    getClientModules: () =>
      process.env['NODE_ENV'] === 'production' ? [] : [path.join(siteDir, printSheetPath)],
    injectHtmlTags() {
      if (process.env['NODE_ENV'] !== 'production') return {};
      const href = baseUrl + printSheet(siteDir).address;
      const attributes = { rel: 'stylesheet', media: 'print', href };
      // The link is in the body, after the main style sheet, because the print style sheet overrides its rules.
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
        optimization: { splitChunks: { cacheGroups: { styles: { test: belongsToEveryPage } } } },
        plugins: [purgePlugin],
        module: { rules: [plainSelectors] },
      };
    },
  };
}

/**
 * Style sheets of the viewer, the editor, the print check, the dialogs and the offline settings. Their elements are
 * not in the HTML of pages.
 */
const lazySheets =
  /src[\\/](?:viewer|editor|components[\\/](?:model[\\/](?:interactive|print-check)|playground[\\/]my-models|keep-offline)|theme[\\/]SearchBar[\\/]modal\.css)/;

/**
 * Returns true for styles that belong in the style sheet of all pages. This includes styles of a single page: the
 * page's HTML would not link a separate sheet, so the page would have no styles until the application runs.
 */
function belongsToEveryPage(module: { readonly identifier: () => string }): boolean {
  return !lazySheets.test(module.identifier());
}
