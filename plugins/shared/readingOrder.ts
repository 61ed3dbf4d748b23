/**
 * Returns the pages in reading order: each page is followed by the page with the URL `next`. Sequences of pages keep
 * the order of their first pages.
 */
export function sortInReadingOrder<Page extends { readonly next: string | undefined }>(
  pages: readonly Page[],
  addressOf: (page: Page) => string,
): Page[] {
  const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
  const nextAddresses = new Set(pages.map(({ next }) => next));
  const starts = pages.filter((page) => !nextAddresses.has(addressOf(page)));
  const ordered = new Set<Page>();
  // Sequences come first, each from its first page. The remaining pages form cycles.
  for (const start of [...starts, ...pages]) {
    let page: Page | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = byAddress.get(page.next ?? '');
    }
  }
  return [...ordered];
}
