import { apiPhrases } from './apiPhrases';

/**
 * Headings that stand on most pages of the reference. They say where in a page a result is, but as
 * records of their own they would find every page for "methods".
 */
const sectionTitles: ReadonlySet<string> = new Set(Object.values(apiPhrases.members));
const inherited = new RegExp(`^${apiPhrases.inheritedFrom} \\w+$`);

/**
 * Whether a section only repeats what signatures use: types that are found where they belong, or that
 * are not exported at all.
 */
export function isRepetition(path: string, level: number, title: string): boolean {
  if (commonInterfaces.has(path)) return true;
  return path.startsWith('/docs/api/') && level === 2 && title === apiPhrases.types;
}

/** What classes have in common: its members are found on the pages of those classes, where they are explained. */
const commonInterfaces: ReadonlySet<string> = new Set([
  '/docs/api/interfaces/GenericSketcher',
  '/docs/api/interfaces/DrawingInterface',
  '/docs/api/interfaces/SketchInterface',
]);

/** Whether a heading of the page at `path` only says what kind of thing follows. */
export function isSectionTitle(path: string, level: number, title: string): boolean {
  return path.startsWith('/docs/api/') && level === 2 && sectionTitles.has(title);
}

/**
 * Whether a paragraph or list item of the reference says what its reader finds elsewhere: a symbol's
 * line in the index of all symbols, which is on the symbol's own page too, and mere references.
 */
export function isReferral(path: string, text: string): boolean {
  // Its headings are found; what they mean is on the pages they lead to.
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
 * The part of a paragraph that is indexed. Pages that one looks things up in say what a thing is in
 * their first sentence; the others are read on the page, and would be an eighth of the index.
 */
export function indexedPart(path: string, text: string): string {
  if (!path.startsWith('/docs/api/')) return text;
  return /^.{20,}?[.!?](?= [A-Z])/.exec(text)?.[0] ?? text;
}
