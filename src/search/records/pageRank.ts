/**
 * How much a page counts before any word is compared, 0 to 5: guides before reference for plain words,
 * the first tutorials before other guides.
 */
export function pageRank(path: string): number {
  if (path.startsWith('/docs/api/functions/')) return 2;
  if (path.startsWith('/docs/api/')) return 1;
  if (path.startsWith('/docs/tutorial-overview/')) return 5;
  return path.startsWith('/docs/') ? 3 : 0;
}
