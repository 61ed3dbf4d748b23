import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { absentParts } from './absentParts';
import { compileEarly } from './compileEarly';
import { recordModules } from './recordModules';

const here = (file: string): string => path.resolve('plugins/client-bundle', file);

/** Which of several versions of the documents a reader prefers: there is one. */
const preferredVersion = {
  test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsPreferredVersion\.js$/,
  enforce: 'pre' as const,
  use: { loader: here('standInLoader.cjs'), options: { module: here('singleVersion.js') } },
};

/**
 * Strips what Docusaurus puts into the client and no page reads there, without which the site works and is smaller, and
 * has the editor's styles put where the policy of pages allows them.
 */
export default function clientBundle({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        plugins: [recordModules, compileEarly],
        resolve: {
          alias: {
            // The package's entry point needs one helper of tslib and brings them all.
            '@docusaurus/utils-common$': here('utilsCommon.js'),
            history$: here('browserHistory.js'),
            'path-to-regexp$': here('plainPaths.js'),
            'hoist-non-react-statics$': here('hoistStatics.js'),
            ...Object.fromEntries(
              absentParts(siteConfig.themeConfig).map((part) => [
                `@theme/${part}`,
                here('drawsNothing.js'),
              ]),
            ),
          },
        },
        // Docusaurus names chunks by a hash; with numbers beside it, each start carries the list of both.
        optimization: { chunkIds: 'named' },
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/](?:(?:registry|routes)\.js|(?:routesChunkNames|globalData)\.json)$/,
              enforce: 'pre',
              type: 'javascript/auto',
              use: here('documents/tablesLoader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/,
              enforce: 'pre',
              use: here('stripSettingsLoader.cjs'),
            },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/]docs-\w+\.json$/,
              enforce: 'pre',
              type: 'javascript/auto',
              // The last one runs first.
              use: [here('documents/packSidebarsLoader.cjs'), here('stripVersionLoader.cjs')],
            },
            preferredVersion,
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
