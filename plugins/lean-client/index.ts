import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const here = (file: string): string => path.resolve('plugins/lean-client', file);

/** Takes out of the client what stock Docusaurus puts there and a first visit has no use for. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',

    getClientModules: () => [path.resolve('src/shell/highlight/warmUp.ts')],

    configureWebpack: ({ mode }, isServer) => {
      const alias: Record<string, string | false> = {
        // The whole of Prism, to add languages to it: `src/shell/highlight` does that where it is used.
        [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
      };
      if (isServer || mode !== 'production') return { resolve: { alias } };
      return {
        resolve: {
          // The package's own door needs one helper of tslib and brings them all.
          alias: { ...alias, '@docusaurus/utils-common$': here('utilsCommon.js') },
        },
        // Docusaurus names chunks by a hash; with numbers beside it, each start carries the list of both.
        optimization: { chunkIds: 'named' },
        module: {
          rules: [
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
