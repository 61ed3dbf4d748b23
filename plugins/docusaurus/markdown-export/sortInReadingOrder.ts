import type { MarkdownPage } from './MarkdownPage';

/** Sorts pages as in the sidebar: each page is followed by its `next`. */
export function sortInReadingOrder(pages: readonly MarkdownPage[]): readonly MarkdownPage[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const nextAddresses = new Set(pages.map(({ next }) => next));
  const ordered = new Set<MarkdownPage>();
  for (const start of pages.filter(({ address }) => !nextAddresses.has(address))) {
    for (
      let page: MarkdownPage | undefined = start;
      page && !ordered.has(page);
      page = byAddress.get(page.next ?? '')
    ) {
      ordered.add(page);
    }
  }
  return [...ordered, ...pages.filter((page) => !ordered.has(page))];
}
