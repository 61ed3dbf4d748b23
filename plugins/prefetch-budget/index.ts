import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { largeChunks, writeLargeChunks } from './writeLargeChunks';

/** Bytes, as sent. */
export interface Options {
  /** What is prefetched at the most. Requirement 11.4. */
  readonly budget: number;
  /** What a chunk has at the most, unless it is listed with its size (`writeLargeChunks.ts`). */
  readonly ordinary: number;
  /** Those, as "name:bytes" with spaces between. */
  readonly large: string;
  /** Counted for what tells no size. */
  readonly unknown: number;
  /** A visit with what is prefetched, where it begins on a page of the guide. Requirement 11.3. */
  readonly visit: number;
  /** The same on others. */
  readonly leanVisit: number;
  /** Those others: the text of a regular expression for paths. */
  readonly leanPages: string;
}

const bytes = {
  budget: 40_000,
  ordinary: 6_500,
  unknown: 4_000,
  visit: 200_000,
  leanVisit: 170_000,
};

/** Holds back what Docusaurus fetches beforehand: it takes the chunks of every link in view, up to 164 KB of a page. */
export default function prefetchBudget({ baseUrl }: LoadContext): Plugin {
  const options: Options = {
    ...bytes,
    large: largeChunks,
    leanPages: `^${baseUrl}(docs/api/.*)?$`,
  };
  return {
    name: 'prefetch-budget',
    configureWebpack({ mode }, isServer) {
      if (isServer) return {};
      return {
        plugins: mode === 'production' ? [writeLargeChunks(options.ordinary)] : [],
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
