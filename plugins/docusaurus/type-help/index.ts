import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The folder of the files to serve, and the manifest from which the page's bundle reads their URLs. */
export const typeHelpPaths = {
  public: 'node_modules/.cache/public/type-help',
  manifest: 'node_modules/.cache/type-help/manifest.json',
} as const;

/**
 * The build-time part of src/editor, which imports the URLs of type help's files. `buildTypeHelp` has already written
 * these files.
 */
export default function typeHelp({ siteDir }: LoadContext): Plugin {
  return {
    name: 'type-help',
    configureWebpack: () => ({
      resolve: {
        alias: { '@type-help': path.join(siteDir, path.dirname(typeHelpPaths.manifest)) },
      },
    }),
  };
}
