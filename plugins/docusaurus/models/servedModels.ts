import path from 'node:path';
import { modelDataFolder, modelPageFolder } from './folders';

/**
 * Emits models imported as `@models/<name>.json?address` as files, which the playground fetches. As chunks, they
 * would add 4 KB to the list of chunks that every page loads.
 */
export const servedModels = {
  test: /\.json$/,
  include: [modelDataFolder, modelPageFolder].map((folder) => path.resolve(folder)),
  resourceQuery: /^\?address$/,
  type: 'asset/resource',
  generator: { filename: 'assets/models/[name].[contenthash:8][ext]' },
};
