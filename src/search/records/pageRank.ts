/** Pages that name everything once and lead to the pages about it. */
const lists: ReadonlySet<string> = new Set([
  '/docs/glossary',
  '/docs/cheat-sheet',
  '/docs/coming-from-another-cad-tool',
]);

/**
 * How much a page counts before any word is compared, −12 to 5: guides before reference for plain
 * words, the first tutorials before other guides, and lists after the pages that they lead to.
 */
export function pageRank(path: string): number {
  if (path.startsWith('/docs/api/functions/')) return 2;
  if (path.startsWith('/docs/api/')) return 1;
  if (path.startsWith('/docs/tutorial-overview/')) return 5;
  if (lists.has(path)) return -12;
  if (path === '/docs/troubleshooting') return 1;
  return path.startsWith('/docs/') ? 3 : 0;
}
