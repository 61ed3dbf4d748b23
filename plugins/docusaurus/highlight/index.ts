import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { referencePaths } from '../api-reference/referencePaths';

/** Adds the build half of `src/highlight`, which replaces the theme's highlighting. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@name-cards': path.resolve(referencePaths.cardsFile),
          '@more-uses': path.resolve(referencePaths.usesFile),
          // The theme would load all of Prism to add languages. `src/highlight` adds only those in use.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
        },
      },
    }),
  };
}
