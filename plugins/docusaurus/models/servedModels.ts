import path from 'node:path';
import { modelDataFolder, modelPageFolder } from './folders';

/**
 * Models imported as `@models/<name>.json?address`, as in the playground, are files that readers fetch. As chunks, all
 * of them would be in the list of chunks that every page starts with: 4 KB.
 */
export const servedModels = {
  test: /\.json$/,
  include: [modelDataFolder, modelPageFolder].map((folder) => path.resolve(folder)),
  resourceQuery: /^\?address$/,
  type: 'asset/resource',
  generator: { filename: 'assets/models/[name].[contenthash:8][ext]' },
};
