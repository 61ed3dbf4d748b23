import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfChanged } from '../../shared/files';
import { existsSync } from 'node:fs';
import { cardsFile, emptyCardsFile } from './cardFiles';

/**
 * Provides the images for link previews as `@social-cards`. Only server-side rendering gets the images. In the browser,
 * the list is empty.
 */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    configureWebpack(_config, isServer) {
      writeIfChanged(emptyCardsFile, '{}');
      const file = isServer && existsSync(cardsFile) ? cardsFile : emptyCardsFile;
      return { resolve: { alias: { '@social-cards': path.join(siteDir, file) } } };
    },
  };
}
