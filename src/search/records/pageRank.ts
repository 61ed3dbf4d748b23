/** Pages that list many topics and link to the pages about them. */
const lists: ReadonlySet<string> = new Set([
  '/docs/glossary',
  '/docs/cheat-sheet',
  '/docs/coming-from-another-cad-tool',
]);

/** Level of a symbol that most models do not use. Frequently used symbols have no level. */
export type SymbolLevel = 'advanced' | 'kernel';

/** Reduction of the rank by level. Among equal matches, it puts frequently used symbols first. */
const levelRanks: Readonly<Record<SymbolLevel, number>> = { advanced: 2, kernel: 5 };

/** The URL of the troubleshooting page. */
export const troublePage = '/docs/troubleshooting';

/** The rank of the pages in `lists`. */
const listRank = -12;

/**
 * Returns the query-independent rank of a page, −12 to 5. Guides rank above the reference, the first tutorials above
 * other guides, everyday symbols above special ones, and lists below everything else.
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

/** Returns true if `rank` is the rank of a list. */
export function isListRank(rank: number): boolean {
  return rank === listRank;
}
