import type { Page } from './page';

/**
 * Returns the pages in reading order, each followed by its next page. Pages that are no other page's next page start a
 * chain, and chains are sorted by address. The order decides between results of equal score.
 */
export function readingOrder(pages: readonly Page[], baseUrl: string): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nextOf = (page: Page) =>
    page.next === undefined ? undefined : byPath.get(`/${page.next.slice(baseUrl.length)}`);
  const followers = new Set(pages.map(nextOf));
  const sorted = pages.slice().sort((one, other) => (one.path < other.path ? -1 : 1));
  const ordered = new Set<Page>();
  // Starts of chains are first. The pages left after them form cycles.
  for (const start of [...sorted.filter((page) => !followers.has(page)), ...sorted]) {
    for (let page: Page | undefined = start; page && !ordered.has(page); page = nextOf(page)) {
      ordered.add(page);
    }
  }
  return [...ordered];
}
