import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { typeHelpPaths } from './typeHelpPaths';

/**
 * Adds the build half of src/editor, whose code can import the addresses of the type help's files. `buildTypeHelp` has
 * already written these files.
 */
export default function typeHelp({ siteDir }: LoadContext): Plugin {
  return {
    name: 'type-help',
    // For `npm run dev`, which starts without the steps of the build.
    async loadContent() {
      if (existsSync(path.join(siteDir, typeHelpPaths.manifest))) return;
      // Loads the bundler only if it is needed.
      const { buildTypeHelp } = await import('./buildTypeHelp');
      await buildTypeHelp(siteDir);
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@type-help': path.join(siteDir, path.dirname(typeHelpPaths.manifest)) },
      },
    }),
  };
}
