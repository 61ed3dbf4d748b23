import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mendModal } from './mendModal';

const modal = 'node_modules/@docsearch/react/dist/esm/index.js';

/** Puts a mended copy of DocSearch's modal in the place of the package. */
export default function docsearch({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  const mended = path.join(generatedFilesDir, 'docsearch/modal.js');
  return {
    name: 'docsearch',
    async loadContent() {
      const text = mendModal(await readFile(path.join(siteDir, modal), 'utf8'));
      await mkdir(path.dirname(mended), { recursive: true });
      await writeFile(mended, text);
    },
    configureWebpack: () => ({ resolve: { alias: { '@docsearch/react$': mended } } }),
  };
}
