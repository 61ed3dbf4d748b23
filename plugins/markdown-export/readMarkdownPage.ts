import { load } from 'cheerio';
import { blocks } from './blocks';
import type { MarkdownPage } from './MarkdownPage';

/**
 * Returns a page as text, from its built HTML: what is told is what is shown, with every component of the page in the
 * form readers see. `site` is the address of the site without a slash at its end.
 * Errors: names the page when it has no words.
 */
export function readMarkdownPage(html: string, address: string, site: string): MarkdownPage {
  // What readers without scripts see is part of the page: the pictures of steps that are not shown yet.
  const $ = load(html, { scriptingEnabled: false });
  const words = $('article .theme-doc-markdown').first();
  const [title, ...rest] = blocks($, words.contents().toArray(), { address });
  if (!title?.startsWith('# ')) throw new Error(`${address} does not begin with its title.`);
  const description = $('meta[name="description"]').attr('content') ?? '';
  const parts = [title, `> ${description}`, `Source: ${site}${address}`, ...rest];
  const crumbs = $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter(Boolean); // The house at the start is a picture.
  return {
    address,
    title: title.slice(2),
    description,
    category: crumbs.at(-1),
    next: $('.pagination-nav__link--next').attr('href'),
    markdown: `${parts.join('\n\n')}\n`,
  };
}
