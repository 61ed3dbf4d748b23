import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePage, type PageOptions, type ServedPage } from '../../../support/servePage';

const clientExports = 'node_modules/@docusaurus/core/lib/client/exports';
const algoliaTheme = 'node_modules/@docusaurus/theme-search-algolia/lib';

/** Serves the search dialog as in a build for Algolia, without building the site again. */
export async function serveHostedSearch(): Promise<ServedPage> {
  const caches = 'node_modules/.cache';
  mkdirSync(caches, { recursive: true });
  // One folder per worker, so that no worker reads a file that another is still writing.
  const folder = mkdtempSync(join(caches, 'hosted-search-'));
  try {
    return await servePage(hostedPage(folder));
  } finally {
    // The page has been bundled, so its folder is no longer needed.
    rmSync(folder, { recursive: true });
  }
}

/** Returns the bundler options for the page. Writes replacements of site modules into `folder`. */
function hostedPage(folder: string): PageOptions {
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
      '@generated/routes': noRoutes,
      '@generated/docusaurus.config': '.docusaurus/docusaurus.config.mjs',
      '@generated': '.docusaurus',
      '@theme/SearchTranslations': `${algoliaTheme}/theme/SearchTranslations/index.js`,
      '@site': '.',
    },
    // The files of Docusaurus' client end in .js but contain JSX.
    loader: { '.js': 'jsx' },
  };
}
