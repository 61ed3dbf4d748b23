import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchSite } from '../../src/search/node';
import { patchModal } from './patchModal';

const modal = 'node_modules/@docsearch/react/dist/esm/index.js';

/** The build half of src/theme/SearchBar: puts a patched copy of DocSearch's modal in the place of the package. */
export default function docsearch({ baseUrl, generatedFilesDir, siteDir }: LoadContext): Plugin {
  const patched = path.join(generatedFilesDir, 'docsearch/modal.js');
  const { mode } = searchSite(process.env, baseUrl).settings;
  return {
    name: 'docsearch',
    async loadContent() {
      const stock = await readFile(path.join(siteDir, modal), 'utf8');
      await mkdir(path.dirname(patched), { recursive: true });
      await writeFile(patched, patchModal(stock, { isHosted: mode === 'algolia' }));
    },
    configureWebpack: () => ({ resolve: { alias: { '@docsearch/react$': patched } } }),
  };
}
