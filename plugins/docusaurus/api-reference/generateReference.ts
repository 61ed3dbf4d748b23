import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFilesExcept, writeIfChanged } from '../../shared/files';
import { docPath } from './categories';
import { findSources } from './declarations/findSources';
import { readDeclarations } from './declarations/readDeclarations';
import { readDescriptions } from './descriptions/readDescriptions';
import { declarationExceptions } from './exceptions';
import { readReferenceModels } from './models/readReferenceModels';
import { nameTooltips } from './nameTooltips';
import { validateModels } from './models/validateModels';
import { classPage } from './pages/classPage';
import { moreUses } from './pages/usage';
import { indexPage } from './pages/indexPage';
import { valuePage } from './pages/valuePage';
import { Reference } from './Reference';
import {
  declarationsFile,
  laterDeclarationsFile,
  pluginFolder,
  referencePaths,
} from './referencePaths';
import { LaterRelease } from './releases/LaterRelease';
import { reviewedDifferences } from './releases/reviewedDifferences';
import { readSiteUses, type SiteUses } from './usage/siteUses';
import { validateReference } from './validateReference';

/**
 * Writes the pages and returns their number. Unchanged files keep their modification time, so the bundler does not
 * compile them again. Throws an error that lists all symbols, members, parameters and types without a description or
 * category. The error also lists descriptions and models of unknown symbols, members and parameters.
 */
export function generateReference(paths = referencePaths): number {
  const reference = readReference();
  const problems = [...validateReference(reference), ...validateModels(reference)];
  if (problems.length > 0) {
    throw new Error(`The API reference is incomplete:\n${problems.join('\n')}`);
  }
  const uses = readSiteUses();
  const introduction = readFileSync(join(pluginFolder, 'descriptions/index.md'), 'utf8');
  const pages = renderPages(reference, introduction, uses);
  removeFilesExcept(paths.pagesFolder, (file) => pages.has(file));
  for (const [path, text] of pages) writeIfChanged(join(paths.pagesFolder, path), text);
  writeIfChanged(paths.tooltipsFile, JSON.stringify(nameTooltips(reference)));
  writeIfChanged(paths.usesFile, JSON.stringify(moreUses(reference, uses)));
  return pages.size;
}

export function readReference(): Reference {
  const read = (file: string) =>
    readDeclarations(readFileSync(file, 'utf8'), declarationExceptions);
  return new Reference(
    read(declarationsFile),
    readDescriptions(join(pluginFolder, 'descriptions')),
    readReferenceModels(),
    {
      version: versionOf(declarationsFile),
      sources: findSources(readFileSync(declarationsFile.replace(/\.d\.ts$/, '.js.map'), 'utf8')),
      laterRelease: new LaterRelease(versionOf(laterDeclarationsFile), read(laterDeclarationsFile)),
      differences: reviewedDifferences(),
    },
  );
}

/** Returns the version of the package that contains `declarationsFile`. */
function versionOf(declarationsFile: string): string {
  const manifest = readFileSync(join(dirname(declarationsFile), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/** Returns the text of each page, by its path in the folder of pages. */
export function renderPages(
  reference: Reference,
  introduction: string,
  uses: SiteUses,
): ReadonlyMap<string, string> {
  const pages = new Map([['index.md', indexPage(reference, introduction.trim())]]);
  for (const symbol of reference.declarations.symbols.values()) {
    const hasMembers = symbol.kind === 'class' || symbol.kind === 'interface';
    const page = hasMembers
      ? classPage(reference, uses, symbol)
      : valuePage(reference, uses, symbol);
    pages.set(`${docPath(symbol.kind, symbol.name)}.md`, page);
  }
  return pages;
}
