import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { referencePaths } from '../api-reference/referencePaths';

/** Connects `src/highlight`, which replaces the theme's highlighting, to the build. */
export default function highlight(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@name-tooltips': path.resolve(referencePaths.tooltipsFile),
          '@more-uses': path.resolve(referencePaths.usesFile),
          // The theme's file loads all of Prism to add languages. `src/highlight` loads only the languages in use.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
        },
      },
    }),
  };
}
