import { apiPhrases } from './apiPhrases';

/**
 * Headings on most pages of the reference. They are part of a result's hierarchy, but not records: otherwise "methods"
 * would find every page.
 */
const sectionTitles: ReadonlySet<string> = new Set(Object.values(apiPhrases.members));
const inherited = new RegExp(`^${apiPhrases.inheritedFrom} \\w+$`);

/**
 * Returns true if a section only repeats types that signatures use: they have their own place in the index, or the
 * library does not export them.
 */
export function isRepetition(path: string, level: number, title: string): boolean {
  if (commonInterfaces.has(path)) return true;
  return path.startsWith('/docs/api/') && level === 2 && title === apiPhrases.types;
}

/**
 * Interfaces shared by several classes. Their members are indexed on the pages of those classes, which explain them.
 */
const commonInterfaces: ReadonlySet<string> = new Set([
  '/docs/api/interfaces/GenericSketcher',
  '/docs/api/interfaces/DrawingInterface',
  '/docs/api/interfaces/SketchInterface',
]);

/** Returns true if a heading of the page at `path` only names the kind of members below it. */
export function isSectionTitle(path: string, level: number, title: string): boolean {
  return path.startsWith('/docs/api/') && level === 2 && sectionTitles.has(title);
}

/**
 * Returns true if a paragraph or list item only repeats or links to another page: a symbol's line in the index of all
 * symbols, which is also on the symbol's own page, or a reference such as "See also".
 */
export function isReferral(path: string, text: string): boolean {
  // Only the headings of the glossary are indexed. The pages that it links to explain them.
  if (path === '/docs/glossary') return true;
  if (path === '/docs/api/') return /^\w+ — /.test(text);
  if (!path.startsWith('/docs/api/')) return false;
  return (
    text.startsWith(apiPhrases.seeAlso) ||
    text.startsWith('How to get one.') ||
    inherited.test(text)
  );
}

/**
 * Returns the part of a paragraph that is indexed. On reference pages that is the first sentence, which says what a
 * thing is. The other sentences would be an eighth of the index.
 */
export function indexedPart(path: string, text: string): string {
  if (!path.startsWith('/docs/api/')) return text;
  return /^.{20,}?[.!?](?= [A-Z])/.exec(text)?.[0] ?? text;
}
