import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { compileEarly } from './compileEarly';

const here = (file: string): string => path.resolve('plugins/docusaurus/client-bundle', file);

/**
 * The source of a package that Docusaurus also publishes as CommonJS. The CommonJS files include all of tslib: 3 KB of
 * every first visit.
 */
const utilsCommon = path.resolve('node_modules/@docusaurus/utils-common/src');

/** Theme components that this site's settings never show. Every page would load them: 3 to 4 KB. */
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

/** Sets options of the bundler that readers notice. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({ mode }, isServer, { getJSLoader }) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [compileEarly],
        // Docusaurus refers to chunks by name; with numbers as ids, every page would load a table of both.
        optimization: { chunkIds: 'named' },
        resolve: {
          alias: {
            '@docusaurus/ComponentCreator': here('ComponentCreator.js'),
            '@docusaurus/utils-common$': path.join(utilsCommon, 'index.ts'),
            ...Object.fromEntries(
              unusedComponents.map((name) => [`@theme/${name}`, here('EmptyComponent.js')]),
            ),
          },
        },
        module: {
          rules: [
            { include: utilsCommon, test: /\.ts$/, use: getJSLoader({ isServer }) },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
              enforce: 'pre',
              use: here('stripVersionLoader.cjs'),
            },
            {
              test: /[\\/]style-mod[\\/](?:src|dist)[\\/]/,
              enforce: 'pre',
              use: here('adoptStylesLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}
