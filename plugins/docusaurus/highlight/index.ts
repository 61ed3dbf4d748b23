import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { referencePaths } from '../api-reference/referencePaths';

/** The build half of `src/highlight`: puts it in the place of the highlighting that the theme brings. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The whole of Prism, to add languages to it: `src/highlight` does that where it is used.
          '@name-cards': path.resolve(referencePaths.cardsFile),
          '@more-uses': path.resolve(referencePaths.usesFile),
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
        },
      },
    }),
  };
}
