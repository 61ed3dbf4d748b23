import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sandboxPlaces } from './sandboxPlaces';

/**
 * The build half of src/modeling/sandbox: lets its code import the addresses of the files a sandbox is made of, which
 * `buildSandbox` has written before.
 */
export default function sandbox({ siteDir }: LoadContext): Plugin {
  return {
    name: 'sandbox',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@play': path.join(siteDir, path.dirname(sandboxPlaces.manifest)) } },
      // The library that writes GLB asks for these in Node only.
      externals: isServer ? {} : { 'node:fs': 'undefined', 'node:path': 'undefined' },
    }),
  };
}
