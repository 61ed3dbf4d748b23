import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  fileKind,
  pagePath,
  releaseOf,
  type ListedFile,
  type SiteRelease,
} from '../../../src/offline/node';
import { readSite } from '../../../server/site';
import { searchFiles } from '../../docusaurus/search-index/searchFiles';
import { bundleScript } from '../../shared/bundleScript';
import { hashedFileName } from '../../shared/files';
import { hasServiceWorker, serviceWorkerFile, serviceWorkerFolder } from './serviceWorkerFile';

/**
 * Writes three files into the site in `root`, after `markRelease` and compression: the service worker, the list of
 * files that it can cache, and the script that announces a new release. If the site should have no service worker,
 * writes a service worker that removes earlier service workers. `generatedFolder` contains Docusaurus' build data.
 * Returns the URLs of the files.
 */
export async function writeServiceWorker(root: string, generatedFolder: string): Promise<string[]> {
  const worker = `/${serviceWorkerFile}`;
  if (!hasServiceWorker()) {
    writeFileSync(path.join(root, worker), await bundleScript('src/offline/worker/cleanup.ts'));
    return [worker];
  }
  const noticeScript = await bundleScript('src/offline/page/newReleaseNotice.ts', {
    format: 'esm',
  });
  const notice = writeHashed(root, '/assets/js/notice', '.js', noticeScript);
  const files = [...readSite(root).files].sort();
  const listed = listFiles(root, files);
  const list = writeHashed(
    root,
    `${serviceWorkerFolder}/everything`,
    '.json',
    JSON.stringify(listed),
  );
  const facts: SiteRelease = {
    name: releaseIn(root),
    search: searchFiles(files, generatedFolder),
    large: files
      .filter(isCacheable)
      .filter((file) => /^(kernel|search)$/.test(fileKind(file) ?? '')),
    notice,
    everything: {
      list,
      bytes: listed.reduce((sum, [, bytes]) => sum + bytes, 0),
      transfer: transferBytes(root, files),
    },
  };
  const define = { RELEASE: JSON.stringify(facts) };
  writeFileSync(
    path.join(root, worker),
    await bundleScript('src/offline/worker/main.ts', { define }),
  );
  return [worker, notice, list];
}

/** Returns the release that the pages name. Throws if they name none. */
function releaseIn(root: string): string {
  const release = releaseOf(readFileSync(path.join(root, 'index.html'), 'utf8'));
  if (release === null) throw new Error('The built pages do not name their release.');
  return release;
}

function writeHashed(
  root: string,
  name: string,
  ending: string,
  content: string | Uint8Array,
): string {
  const file = hashedFileName(name, ending, content);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
  return file;
}

/** Returns true for files that can be cached. The not-found page cannot, because caches reject its status. */
const isCacheable = (file: string) =>
  fileKind(file) !== null && file !== '/404.html' && !/\.(br|gz)$/.test(file);

function listFiles(root: string, files: readonly string[]): ListedFile[] {
  return files
    .filter(isCacheable)
    .map((file) => [
      fileKind(file) === 'page' ? pagePath(file) : file,
      statSync(path.join(root, file)).size,
    ]);
}

/** Returns the bytes that are transferred: for a compressed file, the size of its brotli copy. */
function transferBytes(root: string, files: readonly string[]): number {
  const all = new Set(files);
  return files
    .filter(isCacheable)
    .map((file) => statSync(path.join(root, all.has(`${file}.br`) ? `${file}.br` : file)).size)
    .reduce((sum, size) => sum + size, 0);
}
