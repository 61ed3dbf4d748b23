import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownUrl } from '../../../src/base/markdownUrl';
import { sortInReadingOrder } from '../../shared/readingOrder';
import { llmsFull, llmsIndex } from './llms';
import { readMarkdownPage } from './readMarkdownPage';
import type { SiteData } from './MarkdownPage';

interface Options {
  readonly outDir: string;
  readonly baseUrl: string;
  /** URLs of the pages, including the base path. */
  readonly paths: readonly string[];
  readonly site: SiteData;
}

/**
 * Writes each page as Markdown beside its HTML, `llms.txt` and `llms-full.txt`. Returns the number of pages and of
 * bytes.
 */
export async function writeMarkdownPages({ outDir, baseUrl, paths, site }: Options) {
  const withoutBase = (address: string) => address.slice(baseUrl.length);
  const pages = sortInReadingOrder(
    await Promise.all(
      paths.map(async (address) =>
        readMarkdownPage(
          await readFile(path.join(outDir, withoutBase(address), 'index.html'), 'utf8'),
          address,
          site.url,
        ),
      ),
    ),
    ({ address }) => address,
  );
  const files = new Map(
    pages.map(({ address, markdown }) => [withoutBase(markdownUrl(address)), markdown]),
  );
  files
    .set('llms.txt', llmsIndex(pages, site, baseUrl))
    .set('llms-full.txt', llmsFull(pages, site));
  await Promise.all([...files].map(([file, text]) => writeFile(path.join(outDir, file), text)));
  return {
    pages: pages.length,
    bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  };
}
