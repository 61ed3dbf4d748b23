import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The folder of the files to serve, and the manifest from which the page's bundle reads their URLs. */
export const sandboxPaths = {
  public: 'node_modules/.cache/public/play',
  manifest: 'node_modules/.cache/play/manifest.json',
} as const;

/**
 * The build-time part of src/modeling/sandbox, which imports the URLs of the sandbox's files. `buildSandbox` has
 * already written these files.
 */
export default function sandbox({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sandbox',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@play': path.join(siteDir, path.dirname(sandboxPaths.manifest)) } },
      // The library that writes GLB files imports these only in Node.
      externals: isServer ? {} : { 'node:fs': 'undefined', 'node:path': 'undefined' },
    }),
  };
}
