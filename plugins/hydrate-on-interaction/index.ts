import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { asBuiltMark } from '../../src/base/asBuiltMark';
import { searchHosts, searchSite } from '../../src/search/node';
import {
  captureScript,
  writeControlsScript,
  writeStartScript,
  type ControlFiles,
} from './writeStartScript';
import { deferScripts } from './deferScripts';
import { writeMenuItems } from './writeMenuItems';
import { readPageChunks, type PageChunks } from './pageChunks';
import { chunkFiles } from '../client-bundle/chunkFiles';
import { searchWindowChunk, searchWorkerChunk } from '../offline/searchFiles';
import { serviceWorkerAddress } from '../offline/serviceWorkerFile';

/** What a model needs to be turned, or edited, by the names that the bundler gives its chunks. */
const modelChunks = {
  viewer: [
    'src_components_model_interactive_index_ts',
    'src_components_model_interactive_LinkedViewer_tsx',
  ],
  editor: ['src_components_model_interactive_index_ts', 'src_editor_index_ts'],
} as const;

/**
 * The build half of src/bootstrap: lets the application of every built page wait for the reader's first interaction. It
 * puts the start script in the place of the runtime and the main bundle, and what hears of events before it into the
 * page. `docusaurus start` is left as it is.
 */
export default function hydrateOnInteraction({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'hydrate-on-interaction',
    getClientModules: () => [path.join(siteDir, 'src/bootstrap/nameFiles.ts')],

    async postBuild({ outDir, baseUrl, routes }) {
      const scripts = path.join(outDir, 'assets/js');
      const start = await writeStartScript(siteDir, scripts);
      const menuItems = await writeMenuItems(generatedFilesDir, path.join(outDir, 'assets'));
      const { script: scriptHosts } = searchHosts(searchSite(process.env, baseUrl));
      const capture = await captureScript(siteDir, {
        scriptHosts,
        serviceWorker: serviceWorkerAddress(baseUrl),
      });
      const addressesOf = (chunks: readonly string[]): readonly string[] =>
        chunkFiles(chunks, generatedFilesDir).map((file) => `${baseUrl}${file.slice(1)}`);
      const controls = await writeControlsScript(siteDir, scripts, {
        menuItems: `${baseUrl}assets/${menuItems}`,
        searchWindow: searchWindowFiles(addressesOf),
        model: {
          viewer: addressesOf(modelChunks.viewer).join(' '),
          editor: addressesOf(modelChunks.editor).join(' '),
        },
      });
      const chunksOf = await readPageChunks(generatedFilesDir, routes);
      const toAddress = (chunk: string): string => `${baseUrl}${chunk}`;
      const filesOf = (chunk: string): readonly string[] =>
        chunkFiles([chunk], generatedFilesDir)
          .filter((file) => file.endsWith('.js'))
          .map((file) => file.slice(1));
      for (const file of await readdir(outDir, { recursive: true })) {
        if (!file.endsWith('.html')) continue;
        const html = await readFile(path.join(outDir, file), 'utf8');
        const { layout, shared, page } = startingOf(
          html,
          chunksOf(addressOf(file, baseUrl)),
          filesOf,
        );
        const deferred = deferScripts(html, {
          capture,
          start: `${baseUrl}assets/js/${start}`,
          controls: `${baseUrl}assets/js/${controls}`,
          chunks: layout.map(toAddress),
          shared: shared.map(toAddress),
          page: page.map(toAddress),
        });
        if (deferred !== undefined) await replaceFile(path.join(outDir, file), deferred);
      }
    },
  };
}

/** The part of a page that hydrates by itself, later, and the chunk that brings it, if that is not the route's. */
const laterPart = new RegExp(`<div\\b[^>]* ${asBuiltMark}(?:=["']?(\\w*))?`);

/** Of the `chunks` of a page's route, which the application starts with, and what the part needs that hydrates later. */
function startingOf(
  html: string,
  { layout, shared, page }: PageChunks,
  filesOf: (chunk: string) => readonly string[],
): PageChunks {
  const [part, chunk] = laterPart.exec(html) ?? [];
  const hydration = part === undefined ? [] : filesOf('hydrated-page');
  if (part !== undefined && !chunk) return { layout, shared, page: [...hydration, ...page] };
  const all = [...layout, ...shared, ...page];
  const own = chunk ? filesOf(chunk).filter((file) => !all.includes(file)) : [];
  return { layout: all, shared: hydration, page: own };
}

/** What a press of search asks for. Errors: when the bundler made other files of it than a sheet, a worker and scripts. */
function searchWindowFiles(
  addressesOf: (chunks: readonly string[]) => readonly string[],
): ControlFiles['searchWindow'] {
  const files = addressesOf([searchWindowChunk]);
  const scripts = files.filter((file) => file.endsWith('.js')).join(' ');
  const [sheet] = files.filter((file) => file.endsWith('.css'));
  const worker = addressesOf([searchWorkerChunk]).find((file) => file.includes(searchWorkerChunk));
  if (!sheet || !worker) throw new Error(`The search window has no sheet or no worker: ${scripts}`);
  return { scripts, sheet, worker };
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
