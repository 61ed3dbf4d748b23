import { apiPhrases } from './apiPhrases';

/**
 * Headings that most reference pages have. Results show them, but they have no records: otherwise "methods" would
 * find every page.
 */
const sectionTitles: ReadonlySet<string> = new Set(Object.values(apiPhrases.members));
const inherited = new RegExp(`^${apiPhrases.inheritedFrom} \\w+$`);

/**
 * Returns true for sections that the index omits because it contains the same text elsewhere: notes on types in
 * signatures, and the whole pages of common interfaces.
 */
export function isRepetition(path: string, level: number, title: string): boolean {
  if (commonInterfaces.has(path)) return true;
  return path.startsWith('/docs/api/') && level === 2 && title === apiPhrases.types;
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
 * Returns true if a paragraph or list item only repeats another page or links to it: entries of the index of all
 * symbols, and references such as "See also".
 */
export function isCrossReference(path: string, text: string): boolean {
  // Only headings are indexed: entries of the glossary link to pages that explain the terms, and tasks explain nothing.
  if (path === '/docs/glossary' || path.startsWith('/docs/practice')) return true;
  if (path === '/docs/api/') return /^\w+ — /.test(text);
  if (!path.startsWith('/docs/api/')) return false;
  return (
    text.startsWith(apiPhrases.seeAlso) ||
    text.startsWith('How to get one.') ||
    inherited.test(text)
  );
}

/**
 * Returns the indexed part of a paragraph. On reference pages, that is the first sentence, which describes the
 * symbol. Indexing the rest would make the index an eighth larger.
 */
export function indexedPart(path: string, text: string): string {
  if (!path.startsWith('/docs/api/')) return text;
  return /^.{20,}?[.!?](?= [A-Z])/.exec(text)?.[0] ?? text;
}
