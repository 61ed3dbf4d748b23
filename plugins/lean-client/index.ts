import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const warmUp = path.resolve('src/shell/highlight/warmUp.ts');

/** Takes out of the client what stock Docusaurus puts there and a first visit has no use for. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',

    getClientModules: () => [warmUp],

    configureWebpack: () => ({
      resolve: {
        alias: {
          // The whole of Prism, to add languages to it: `src/shell/highlight` does that where it is used.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
        },
      },
    }),
  };
}
