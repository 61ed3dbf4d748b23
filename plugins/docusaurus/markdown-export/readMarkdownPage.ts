import { load } from 'cheerio/slim';
import type { MarkdownPage } from './MarkdownPage';
import { simplify } from './simplify';
import { writeMarkdown } from './writeMarkdown';

/**
 * Returns a page as text, from its built HTML: the Markdown says what the page shows, with every component in the form
 * readers see. `site` is the address of the site without a slash at its end.
 * Errors: names the page when it does not begin with its title.
 */
export function readMarkdownPage(html: string, address: string, site: string): MarkdownPage {
  // What readers without scripts see is part of the page: the pictures of steps that are not shown yet.
  const $ = load(html, { scriptingEnabled: false });
  const content = $('article .theme-doc-markdown').first();
  simplify($, content, address);
  const markdown = writeMarkdown(content.html() ?? '');
  const [heading = '', ...body] = markdown.split('\n\n');
  if (!heading.startsWith('# ')) throw new Error(`${address} does not begin with its title.`);
  const description = $('meta[name="description"]').attr('content') ?? '';
  const parts = [heading, `> ${description}`, `Source: ${site}${address}`, ...body];
  const crumbs = $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter(Boolean); // The house at the start is a picture.
  return {
    address,
    title: heading.slice(2),
    description,
    category: crumbs.at(-1),
    next: $('.pagination-nav__link--next').attr('href'),
    markdown: `${parts.join('\n\n')}\n`,
  };
}
