import type { Page } from './page';

/**
 * Returns the pages in reading order, by following the links to the next page. Sequences of pages are sorted by the
 * address of their first page. The order decides between results with equal scores.
 */
export function readingOrder(pages: readonly Page[], baseUrl: string): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nextOf = (page: Page) =>
    page.next === undefined ? undefined : byPath.get(`/${page.next.slice(baseUrl.length)}`);
  const followers = new Set(pages.map(nextOf));
  const sorted = pages.slice().sort((one, other) => (one.path < other.path ? -1 : 1));
  const ordered = new Set<Page>();
  // Sequences come first, each from its first page. The remaining pages form cycles.
  for (const start of [...sorted.filter((page) => !followers.has(page)), ...sorted]) {
    for (let page: Page | undefined = start; page && !ordered.has(page); page = nextOf(page)) {
      ordered.add(page);
    }
  }
  return [...ordered];
}
