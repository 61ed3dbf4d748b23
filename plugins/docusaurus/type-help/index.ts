import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { typeHelpPaths } from './typeHelpPaths';

/**
 * The build half of src/editor, which imports the URLs of type help's files. `buildTypeHelp` has already written these
 * files.
 */
export default function typeHelp({ siteDir }: LoadContext): Plugin {
  return {
    name: 'type-help',
    // `npm run dev` skips the steps of the build.
    async loadContent() {
      if (existsSync(path.join(siteDir, typeHelpPaths.manifest))) return;
      // Imported here, so that the bundler is loaded only if needed.
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
