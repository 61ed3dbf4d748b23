import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchHosts, searchSite } from '../../src/search/node';
import { captureScript, writeMenuScript, writeStartScript } from './writeStartScript';
import { deferScripts } from './deferScripts';
import { writeMenuItems } from './writeMenuItems';
import { readPageChunks } from './pageChunks';
import { chunkFiles } from '../client-bundle/chunkFiles';
import { searchWindowChunk } from '../offline/searchFiles';
import { serviceWorkerAddress } from '../offline/serviceWorkerFile';

/** What a model needs to be turned, by the names that the bundler gives its chunks. */
const viewerChunks = [
  'src_components_model_interactive_index_ts',
  'src_components_model_interactive_LinkedViewer_tsx',
];

/**
 * The build half of src/bootstrap: lets the application of every built page wait for the reader's first interaction. It
 * puts the start script in the place of the runtime and the main bundle, and what hears of events before it into the
 * page. `docusaurus start` is left as it is.
 */
export default function hydrateOnInteraction({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'hydrate-on-interaction',
    getClientModules: () => [path.join(siteDir, 'src/bootstrap/endLateLayout.ts')],

    async postBuild({ outDir, baseUrl, routes }) {
      const scripts = path.join(outDir, 'assets/js');
      const start = await writeStartScript(siteDir, scripts);
      const menuItems = await writeMenuItems(generatedFilesDir, path.join(outDir, 'assets'));
      const menu = await writeMenuScript(siteDir, scripts, `${baseUrl}assets/${menuItems}`);
      const { script: scriptHosts } = searchHosts(searchSite(process.env, baseUrl));
      const capture = await captureScript(siteDir, {
        scriptHosts,
        serviceWorker: serviceWorkerAddress(baseUrl),
      });
      const addressesOf = (chunks: readonly string[]): readonly string[] =>
        chunkFiles(chunks, generatedFilesDir).map((file) => `${baseUrl}${file.slice(1)}`);
      const searchWindow = addressesOf([searchWindowChunk]);
      const viewer = addressesOf(viewerChunks);
      const chunksOf = await readPageChunks(generatedFilesDir, routes);
      for (const file of await readdir(outDir, { recursive: true })) {
        if (!file.endsWith('.html')) continue;
        const html = await readFile(path.join(outDir, file), 'utf8');
        const deferred = deferScripts(html, {
          capture,
          start: `${baseUrl}assets/js/${start}`,
          menu: `${baseUrl}assets/js/${menu}`,
          searchWindow,
          viewer,
          chunks: chunksOf(addressOf(file, baseUrl)).map((chunk) => `${baseUrl}${chunk}`),
        });
        if (deferred !== undefined) await replaceFile(path.join(outDir, file), deferred);
      }
    },
  };
}

/** The address that `file` of the build answers, without a slash at its end. */
function addressOf(file: string, baseUrl: string): string {
  const address = file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|\/)index\.html$/, '');
  return `${baseUrl}${address}`;
}

/** Other plugins read the pages at the same time: they must find the old text or the new one, never half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
