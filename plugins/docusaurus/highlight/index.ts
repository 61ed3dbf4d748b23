import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { referencePaths } from '../api-reference/referencePaths';

/** Adds the build half of `src/highlight`, which replaces the highlighting of the theme. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@name-cards': path.resolve(referencePaths.cardsFile),
          '@more-uses': path.resolve(referencePaths.usesFile),
          // The theme would load all of Prism to add languages. `src/highlight` adds them where they are used.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
        },
      },
    }),
  };
}
