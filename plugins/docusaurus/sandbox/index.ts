import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sandboxPaths } from './sandboxPaths';

/**
 * The build half of src/modeling/sandbox, which imports the URLs of the sandbox's files. `buildSandbox` has already
 * written these files.
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
