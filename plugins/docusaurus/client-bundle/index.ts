import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { compileEarlyPlugin } from './compileEarlyPlugin';

const inThisFolder = (file: string): string =>
  path.resolve('plugins/docusaurus/client-bundle', file);

/**
 * The ES module sources of `@docusaurus/utils-common`. By default, Docusaurus uses the CommonJS files, which include
 * all of tslib: 3 KB on every first visit.
 */
const utilsCommon = path.resolve('node_modules/@docusaurus/utils-common/src');

/**
 * Theme components that the site never renders. `EmptyComponent` replaces them, which saves 3 to 4 KB on every page.
 */
const unusedComponents = [
  'AnnouncementBar',
  'ContentVisibility',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebarItem/Html',
  'DocVersionBadge',
  'DocVersionBanner',
  'LastUpdated',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
];

/**
 * Puts the sidebar modules that both chunks of a docs page use into a third chunk. A copy in each would add 2 KB to a
 * visit.
 */
const sharedSidebar = {
  name: 'sidebar',
  test: /[\\/]@docusaurus[\\/](?:plugin-content-docs|theme-common[\\/]lib[\\/](?:components[\\/]Collapsible|utils[\\/]routesUtils))/,
  minChunks: 2,
  priority: 41,
  enforce: true,
};

/**
 * Client modules, in the order in which the application runs them on every page. The configuration does not list them,
 * because every page loads the configuration.
 */
const clientModules = [
  './src/client-modules/loadForPendingPress.ts',
  './src/client-modules/sharedLayout.ts',
  './src/client-modules/repairUrl.ts',
  './src/client-modules/limitPrefetch.ts',
  './src/client-modules/ignoreAbortedScripts.ts',
  './src/client-modules/restoreScroll.ts',
  './src/client-modules/rememberPage.ts',
  './src/client-modules/layOutSkippedFigures.ts',
  './src/client-modules/keepSidebarEntryVisible.ts',
  './src/client-modules/progressBar.ts',
  './src/client-modules/themeColor.ts',
];

/** Configures the client bundle: pages load less code and start sooner. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    getClientModules: () => clientModules,
    configureWebpack({ mode }, isServer, { getJSLoader }) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [compileEarlyPlugin],
        // Docusaurus refers to chunks by name. If chunks had numeric ids, every page would load a table that maps names
        // to ids.
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { sharedSidebar } } },
        resolve: {
          alias: {
            '@docusaurus/ComponentCreator': inThisFolder('ComponentCreator.js'),
            '@docusaurus/utils-common$': path.join(utilsCommon, 'index.ts'),
            ...Object.fromEntries(
              unusedComponents.map((name) => [`@theme/${name}`, inThisFolder('EmptyComponent.js')]),
            ),
          },
        },
        module: {
          rules: [
            { include: utilsCommon, test: /\.ts$/, use: getJSLoader({ isServer }) },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
              enforce: 'pre',
              use: inThisFolder('stripVersionLoader.cjs'),
            },
            {
              test: /[\\/]style-mod[\\/](?:src|dist)[\\/]/,
              enforce: 'pre',
              use: inThisFolder('adoptStylesLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}
