import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * In bytes: two or three pages of the reference, for what is prefetched is part of what a page may load after the first
 * touch (requirement 11.3). A size is known when a chunk has come: the last may be as large as the largest of a page, 18 KB,
 * and all stay below the 40 KB of requirement 11.4.
 */
const options = { budget: 10_000, unknown: 4_000 };

/** Holds back what Docusaurus fetches beforehand: it takes the chunks of every link in view, up to 164 KB of a page. */
export default function prefetchBudget(): Plugin {
  return {
    name: 'prefetch-budget',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        module: {
          rules: [
            {
              test: /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
              enforce: 'pre',
              use: {
                loader: path.resolve('plugins/prefetch-budget/limitPrefetchLoader.cjs'),
                options,
              },
            },
          ],
        },
      };
    },
  };
}
