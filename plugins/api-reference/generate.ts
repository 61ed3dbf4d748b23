import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { docPath } from './categories';
import { readDeclarations } from './declarations/readDeclarations';
import { readDescriptions } from './descriptions/readDescriptions';
import { exceptions } from './exceptions';
import { classPage } from './pages/classPage';
import { indexPage } from './pages/indexPage';
import { valuePage } from './pages/valuePage';
import { Reference } from './Reference';
import { validateReference } from './validateReference';

export interface ReferencePaths {
  /** The library's published declarations. */
  readonly declarationsFile: string;
  /** This plugin's folder: its code and descriptions decide the pages as much as the library does. */
  readonly pluginFolder: string;
  /** Where pages go. The folder is written anew. */
  readonly pagesFolder: string;
  /** A file that remembers what the pages were last made from. */
  readonly stampFile: string;
}

/**
 * Writes the pages, unless those that are there were made from the same library, code and descriptions.
 * Errors: names every symbol, member, parameter or type without a description or a category, and every description of
 * something that does not exist.
 */
export function generate(paths: ReferencePaths): {
  readonly pages: number;
  readonly fromCache: boolean;
} {
  const inputs = fingerprint(paths);
  const state = () => `${inputs} ${filesIn(paths.pagesFolder).length} pages`;
  const isFresh = existsSync(paths.stampFile) && readFileSync(paths.stampFile, 'utf8') === state();
  if (isFresh) return { pages: filesIn(paths.pagesFolder).length, fromCache: true };

  const reference = readReference(paths);
  const problems = validateReference(reference);
  if (problems.length > 0) {
    throw new Error(`The API reference is incomplete:\n${problems.join('\n')}`);
  }
  const pages = renderPages(
    reference,
    readFileSync(join(paths.pluginFolder, 'descriptions/index.md'), 'utf8'),
  );
  rmSync(paths.pagesFolder, { recursive: true, force: true });
  for (const [path, text] of pages) write(join(paths.pagesFolder, path), text);
  write(paths.stampFile, state());
  return { pages: pages.size, fromCache: false };
}

export function readReference({
  declarationsFile,
  pluginFolder,
}: Pick<ReferencePaths, 'declarationsFile' | 'pluginFolder'>): Reference {
  const declarations = readDeclarations(readFileSync(declarationsFile, 'utf8'), exceptions);
  return new Reference(declarations, readDescriptions(join(pluginFolder, 'descriptions')));
}

/** Text of every page by its path inside the folder of pages. */
export function renderPages(
  reference: Reference,
  introduction: string,
): ReadonlyMap<string, string> {
  const pages = new Map([['index.md', indexPage(reference, introduction.trim())]]);
  for (const symbol of reference.declarations.symbols.values()) {
    const hasMembers = symbol.kind === 'class' || symbol.kind === 'interface';
    const page = hasMembers ? classPage(reference, symbol) : valuePage(reference, symbol);
    pages.set(`${docPath(symbol.kind, symbol.name)}.md`, page);
  }
  return pages;
}

function fingerprint({ declarationsFile, pluginFolder }: ReferencePaths): string {
  const hash = createHash('sha256').update(readFileSync(declarationsFile));
  for (const path of filesIn(pluginFolder))
    hash.update(relative(pluginFolder, path)).update(readFileSync(path));
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
