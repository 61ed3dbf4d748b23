import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { modelDataFolder } from './folders';

export { remarkModels } from './remarkModels';
export { modelDataFolder, publicFolder } from './folders';

/** What the site needs of its models: pages import what the build keeps of each by `@models/<name>.json`. */
export default function models({ siteDir }: LoadContext): Plugin {
  return {
    name: 'models',
    configureWebpack: () => ({
      resolve: { alias: { '@models': path.join(siteDir, modelDataFolder) } },
    }),
  };
}
