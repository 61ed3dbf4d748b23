import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sandboxPlaces } from './sandboxPlaces';

/** Lets the page's code import the addresses of the sandbox's files, which `buildSandbox` has written before. */
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
