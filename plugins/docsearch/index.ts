import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchSite } from '../../src/search/node';
import { patchModal } from './patchModal';
import { scopeStyles } from './scopeStyles';

const modal = 'node_modules/@docsearch/react/dist/esm/index.js';
/** Without the sheet of its button, of which this site has its own. */
const styles = ['_variables', 'modal'].map(
  (name) => `node_modules/@docsearch/css/dist/${name}.css`,
);

/** The build half of src/theme/SearchBar: puts patched copies of DocSearch's modal and its look in the place of the packages. */
export default function docsearch({ baseUrl, generatedFilesDir, siteDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'docsearch');
  const patched = path.join(folder, 'modal.js');
  const scoped = path.join(folder, 'modal.css');
  const { mode } = searchSite(process.env, baseUrl).settings;
  return {
    name: 'docsearch',
    async loadContent() {
      const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
      await mkdir(folder, { recursive: true });
      await writeFile(patched, patchModal(await read(modal), { isHosted: mode === 'algolia' }));
      await writeFile(scoped, scopeStyles((await Promise.all(styles.map(read))).join('\n')));
    },
    configureWebpack: () => ({
      resolve: { alias: { '@docsearch/react$': patched, '@docsearch/css$': scoped } },
    }),
  };
}
