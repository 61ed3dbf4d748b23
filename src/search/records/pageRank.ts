/** Pages that name everything once and lead to the pages about it. */
const lists: ReadonlySet<string> = new Set([
  '/docs/glossary',
  '/docs/cheat-sheet',
  '/docs/coming-from-another-cad-tool',
]);

/** How far a symbol is from what most models are made of; everyday ones have none. */
export type SymbolLevel = 'advanced' | 'kernel';

/** Subtracted from the rank of such symbols: of two that answer, the everyday one stands first. */
const levelRanks: Readonly<Record<SymbolLevel, number>> = { advanced: 2, kernel: 5 };

/** The page that one reads when something went wrong. */
export const troublePage = '/docs/troubleshooting';

/** The rank of lists. */
const listRank = -12;

/**
 * How much a page counts before any word is compared, −12 to 5: guides before reference for plain
 * words, the first tutorials before other guides, everyday symbols before those for special work, and
 * lists after the pages that they lead to.
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

/** Whether a page of that rank is a list. */
export function isListRank(rank: number): boolean {
  return rank === listRank;
}
