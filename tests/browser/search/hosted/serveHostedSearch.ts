import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patchModal } from '../../../../plugins/docsearch/patchModal';
import { servePage, type PageOptions, type ServedPage } from '../../../support/servePage';

const clientExports = 'node_modules/@docusaurus/core/lib/client/exports';
const algoliaTheme = 'node_modules/@docusaurus/theme-search-algolia/lib';
const modal = 'node_modules/@docsearch/react/dist/esm/index.js';

/** Serves the search window of a build for Algolia, without building the site a second time. */
export async function serveHostedSearch(): Promise<ServedPage> {
  const caches = 'node_modules/.cache';
  mkdirSync(caches, { recursive: true });
  // Each worker has its own: one would read what another is about to write.
  const folder = mkdtempSync(join(caches, 'hosted-search-'));
  try {
    return await servePage(hostedPage(folder));
  } finally {
    // By now, all is bundled.
    rmSync(folder, { recursive: true });
  }
}

/** The page with the window, with what replaces modules of the site written into `folder`. */
function hostedPage(folder: string): PageOptions {
  const patched = join(folder, 'modal.js');
  writeFileSync(patched, patchModal(readFileSync(modal, 'utf8'), { isHosted: true }));
  const noRoutes = join(folder, 'routes.js');
  writeFileSync(noRoutes, 'export default [];');
  return {
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
  };
}
