import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toolsHash } from './toolsHash';

export interface BuiltPage {
  readonly address: string;
  readonly html: string;
}

interface Kept {
  readonly version: string;
  readonly results: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface KeptReading {
  /** Where results are kept between builds; a file for each kind of reading. */
  readonly file: string;
  /** Changes with what decides how a page is read. */
  readonly version: string;
}

/**
 * Returns what `read` makes of each page. Pages that were read before, and say the same, are not read again. `read` gets
 * the page without what is the same on all of them; what it returns must be JSON. With `kept` null all are read.
 */
export async function readPages<T>(
  pages: readonly BuiltPage[],
  read: (page: BuiltPage) => T,
  kept: KeptReading | null,
): Promise<T[]> {
  const known = kept ? await keptResults(kept) : {};
  const results: Record<string, { value?: unknown }> = {};
  const values = pages.map(({ address, html }) => {
    const page = { address, html: ownPart(html) };
    const key = createHash('sha256').update(`${address}\n${page.html}`).digest('hex');
    const result = known[key] ?? { value: read(page) };
    results[key] = result;
    return result.value as T;
  });
  if (kept) {
    await mkdir(path.dirname(kept.file), { recursive: true });
    await writeFile(kept.file, JSON.stringify({ version: kept.version, results } satisfies Kept));
  }
  return values;
}

/** Returns where the build of the site in `siteDir` keeps what one of its plugins read. */
export function keptReading(siteDir: string, plugin: string): KeptReading {
  const file = path.join(siteDir, `node_modules/.cache/pages/${plugin}.json`);
  return { file, version: toolsHash(siteDir) };
}

async function keptResults({ file, version }: KeptReading): Promise<Kept['results']> {
  if (!existsSync(file)) return {};
  const kept = JSON.parse(await readFile(file, 'utf8')) as Kept;
  return kept.version === version ? kept.results : {};
}

/**
 * Returns the HTML of a page without its scripts, without links to files, whose names change with every build, and
 * without the sidebar, which is the larger part of a short page.
 */
export function ownPart(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/<aside class="?theme-doc-sidebar-container.*?<\/aside>/s, '');
}
