import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchSite } from '../../src/search/node';
import { writeIndex } from './writeIndex';

/** What the build does for search: the modal's own style sheet, and the index of the built pages. */
export default function searchIndex({ baseUrl, siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack: () => ({
      optimization: { splitChunks: { cacheGroups: { styles: { test: isNotOfTheModal } } } },
    }),
    async postBuild({ outDir, routesPaths }) {
      const { indexName } = searchSite(process.env, baseUrl);
      const { store } = await writeIndex({
        outDir,
        baseUrl,
        paths: routesPaths
          .filter((route) => route.startsWith(`${baseUrl}docs/`))
          .map((route) => `/${route.slice(baseUrl.length)}`),
        site: siteConfig.url + baseUrl.replace(/\/$/, ''),
        indexName,
        wordsFile: path.join(siteDir, 'src/search/synonyms.json'),
      });
      console.log(`[search-index] ${store.records} records in ${store.file}`);
    },
  };
}

/**
 * Docusaurus gathers all styles in one sheet that every page loads first. The modal's own stay with
 * the modal's code, which few readers load.
 */
function isNotOfTheModal(module: { readonly identifier: () => string }): boolean {
  return !/@docsearch[\\/]css|SearchBar[\\/]modal\.css/.test(module.identifier());
}
