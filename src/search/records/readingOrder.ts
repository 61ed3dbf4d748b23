import type { Page } from './page';

/**
 * The pages as a reader goes through them, each followed by the one it names as next; those that no
 * page names start a chain of their own, in the order of their addresses. Of equal results the one
 * that is read earlier comes first.
 */
export function readingOrder(pages: readonly Page[], baseUrl: string): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nextOf = (page: Page) =>
    page.next === undefined ? undefined : byPath.get(`/${page.next.slice(baseUrl.length)}`);
  const followers = new Set(pages.map(nextOf));
  const sorted = pages.slice().sort((one, other) => (one.path < other.path ? -1 : 1));
  const ordered = new Set<Page>();
  // Beginnings of chains first; whatever is left after them is in a circle.
  for (const start of [...sorted.filter((page) => !followers.has(page)), ...sorted]) {
    for (let page: Page | undefined = start; page && !ordered.has(page); page = nextOf(page)) {
      ordered.add(page);
    }
  }
  return [...ordered];
}
