import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patchModal } from '../../../../plugins/docsearch/patchModal';
import { servePage, type ServedPage } from '../../../support/servePage';

const clientExports = 'node_modules/@docusaurus/core/lib/client/exports';
const algoliaTheme = 'node_modules/@docusaurus/theme-search-algolia/lib';
const modal = 'node_modules/@docsearch/react/dist/esm/index.js';

/** Serves the search window of a build for Algolia, without building the site a second time. */
export async function serveHostedSearch(): Promise<ServedPage> {
  const folder = 'node_modules/.cache/hosted-search';
  mkdirSync(folder, { recursive: true });
  const patched = join(folder, 'modal.js');
  writeFileSync(patched, patchModal(readFileSync(modal, 'utf8'), { isHosted: true }));
  const noRoutes = join(folder, 'routes.js');
  writeFileSync(noRoutes, 'export default [];');
  return servePage({
    entry: 'tests/browser/search/hosted/page.tsx',
    alias: {
      ...Object.fromEntries(
        readdirSync(clientExports)
          .filter((file) => file.endsWith('.js'))
          .map((file) => [`@docusaurus/${file.slice(0, -3)}`, join(clientExports, file)]),
      ),
      '@docsearch/react': patched,
      '@generated/routes': noRoutes,
      '@generated/docusaurus.config': '.docusaurus/docusaurus.config.mjs',
      '@generated': '.docusaurus',
      '@theme/SearchTranslations': `${algoliaTheme}/theme/SearchTranslations/index.js`,
      '@site': '.',
    },
    // Docusaurus publishes its client code as JSX in files that end in .js.
    loader: { '.js': 'jsx' },
  });
}
