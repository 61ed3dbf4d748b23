import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { docPath } from './categories';
import { findFaults } from './validateReference';
import { classPage } from './pages/classPage';
import { indexPage } from './pages/indexPage';
import { valuePage } from './pages/valuePage';
import { Reference } from './Reference';
import { readSurface } from './declarations/readDeclarations';
import { readWords } from './descriptions/readDescriptions';

export interface Places {
  /** The library's published declarations. */
  readonly declarations: string;
  /** This plugin's folder: its code and words decide the pages as much as the library does. */
  readonly plugin: string;
  /** Where pages go. The folder is written anew. */
  readonly pages: string;
  /** A file that remembers what the pages were last made from. */
  readonly stamp: string;
}

/** Listed as a variable by the specification, section 2, though its type is a call. */
const constantsThatStay: ReadonlySet<string> = new Set(['makeCompound']);

/**
 * Writes the pages, unless those that are there were made from the same library, code and words.
 * Errors: throws with every symbol, member, parameter or type that has no words or no family, and
 * with every word about something that does not exist.
 */
export function generate(places: Places): { readonly pages: number; readonly fromCache: boolean } {
  const inputs = fingerprint(places);
  const state = () => `${inputs} ${filesIn(places.pages).length} pages`;
  const isFresh = existsSync(places.stamp) && readFileSync(places.stamp, 'utf8') === state();
  if (isFresh) return { pages: filesIn(places.pages).length, fromCache: true };

  const reference = readReference(places);
  const faults = findFaults(reference);
  if (faults.length > 0) throw new Error(`The API reference is not whole:\n${faults.join('\n')}`);
  const pages = renderPages(
    reference,
    readFileSync(join(places.plugin, 'descriptions/index.md'), 'utf8'),
  );
  rmSync(places.pages, { recursive: true, force: true });
  for (const [path, text] of pages) write(join(places.pages, path), text);
  write(places.stamp, state());
  return { pages: pages.size, fromCache: false };
}

export function readReference({ declarations, plugin }: Pick<Places, 'declarations' | 'plugin'>) {
  const surface = readSurface(readFileSync(declarations, 'utf8'), constantsThatStay);
  return new Reference(surface, readWords(join(plugin, 'descriptions')));
}

/** Text of every page by its path inside the folder of pages. */
export function renderPages(
  reference: Reference,
  introduction: string,
): ReadonlyMap<string, string> {
  const pages = new Map([['index.md', indexPage(reference, introduction.trim())]]);
  for (const symbol of reference.surface.symbols.values()) {
    const hasMembers = symbol.kind === 'class' || symbol.kind === 'interface';
    const page = hasMembers ? classPage(reference, symbol) : valuePage(reference, symbol);
    pages.set(`${docPath(symbol.kind, symbol.name)}.md`, page);
  }
  return pages;
}

function fingerprint({ declarations, plugin }: Places): string {
  const hash = createHash('sha256').update(readFileSync(declarations));
  for (const path of filesIn(plugin))
    hash.update(relative(plugin, path)).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
