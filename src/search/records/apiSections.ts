import { apiHeadings } from './apiHeadings';

/**
 * Headings that most reference pages have. Results show these headings, but the index has no records for them. With
 * records, every page would match "methods".
 */
const sectionTitles: ReadonlySet<string> = new Set(Object.values(apiHeadings.members));
const inherited = new RegExp(`^${apiHeadings.inheritedFrom} \\w+$`);

/**
 * Returns true for sections that are not indexed, because the index has the same text from another page: notes on types
 * in signatures, and the whole pages of common interfaces.
 */
export function isRepetition(path: string, level: number, title: string): boolean {
  if (commonInterfaces.has(path)) return true;
  return path.startsWith('/docs/api/') && level === 2 && title === apiHeadings.types;
}

/** Interfaces that several classes implement. Their members are indexed on the pages of those classes. */
const commonInterfaces: ReadonlySet<string> = new Set([
  '/docs/api/interfaces/GenericSketcher',
  '/docs/api/interfaces/DrawingInterface',
  '/docs/api/interfaces/SketchInterface',
]);

/** Returns true if a heading only names the kind of the members below it. */
export function isSectionTitle(path: string, level: number, title: string): boolean {
  return path.startsWith('/docs/api/') && level === 2 && sectionTitles.has(title);
}

/**
 * Returns true if a paragraph or list item only repeats or links to another page: entries of the index of all symbols,
 * and references such as "See also".
 */
export function isCrossReference(path: string, text: string): boolean {
  // Only the headings of these pages are indexed: glossary entries link to the pages that explain the terms, and
  // exercises contain no explanations.
  if (path === '/docs/glossary' || path.startsWith('/docs/practice')) return true;
  if (path === '/docs/api/') return /^\w+ — /.test(text);
  if (!path.startsWith('/docs/api/')) return false;
  return (
    text.startsWith(apiHeadings.seeAlso) ||
    text.startsWith('How to get one.') ||
    inherited.test(text)
  );
}

/**
 * Returns the part of a paragraph to index. On reference pages, this is the first sentence, which describes the symbol.
 * Indexing whole paragraphs would make the index an eighth larger.
 */
export function indexedPart(path: string, text: string): string {
  if (!path.startsWith('/docs/api/')) return text;
  return /^.{20,}?[.!?](?= [A-Z])/.exec(text)?.[0] ?? text;
}
