/** Pages that list many things and link to the pages about them. */
const lists: ReadonlySet<string> = new Set([
  '/docs/glossary',
  '/docs/cheat-sheet',
  '/docs/coming-from-another-cad-tool',
]);

/** Level of a symbol that most models do not use; everyday symbols have none. */
export type SymbolLevel = 'advanced' | 'kernel';

/** Subtracted from the rank of such symbols, so that of two matches the everyday symbol is first. */
const levelRanks: Readonly<Record<SymbolLevel, number>> = { advanced: 2, kernel: 5 };

/** The page about problems. */
export const troublePage = '/docs/troubleshooting';

/** The rank of the pages in `lists`. */
const listRank = -12;

/**
 * Returns the rank of a page regardless of the query, −12 to 5: guides before the reference, the first tutorials before
 * other guides, everyday symbols before special ones, and lists after the pages that they link to.
 */
export function pageRank(path: string, level?: SymbolLevel): number {
  const less = level === undefined ? 0 : levelRanks[level];
  if (path.startsWith('/docs/api/functions/')) return 2 - less;
  if (path.startsWith('/docs/api/')) return 1 - less;
  if (path.startsWith('/docs/tutorial-overview/')) return 5;
  if (lists.has(path)) return listRank;
  if (path === troublePage) return 1;
  return path.startsWith('/docs/') ? 3 : 0;
}

/** Returns true if a page of that rank is a list. */
export function isListRank(rank: number): boolean {
  return rank === listRank;
}
