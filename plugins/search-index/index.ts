import type { Plugin } from '@docusaurus/types';

/** What the build does for search. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    configureWebpack: () => ({
      optimization: { splitChunks: { cacheGroups: { styles: { test: isNotOfTheModal } } } },
    }),
  };
}

/**
 * Docusaurus gathers all styles in one sheet that every page loads first. The modal's own stay with
 * the modal's code, which few readers load.
 */
function isNotOfTheModal(module: { readonly identifier: () => string }): boolean {
  return !/@docsearch[\\/]css|SearchBar[\\/]modal\.css/.test(module.identifier());
}
