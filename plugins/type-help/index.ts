import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { places } from './buildTypeHelp';

/** Lets the page's code import the addresses of the type help's files, which scripts/type-help.ts has written before. */
export default function typeHelp({ siteDir }: LoadContext): Plugin {
  return {
    name: 'type-help',
    configureWebpack: () => ({
      resolve: { alias: { '@type-help': path.join(siteDir, path.dirname(places.manifest)) } },
    }),
  };
}
