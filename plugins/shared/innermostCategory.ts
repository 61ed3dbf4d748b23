import type { CheerioAPI } from 'cheerio/slim';

/** Returns the innermost category of a built page; undefined for pages at the top level of the sidebar. */
export function innermostCategory($: CheerioAPI): string | undefined {
  return $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter(Boolean) // Drops the home icon at the start, which has no text.
    .at(-1);
}
