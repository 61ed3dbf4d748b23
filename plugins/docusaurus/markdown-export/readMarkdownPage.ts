import { load } from 'cheerio/slim';
import type { MarkdownPage } from './MarkdownPage';
import { simplify } from './simplify';
import { writeMarkdown } from './writeMarkdown';

/**
 * Returns a page as Markdown, from its built HTML, with every component in the form that readers see. `site` is the
 * address of the site without a trailing slash.
 * Errors: names a page that does not begin with its title.
 */
export function readMarkdownPage(html: string, address: string, site: string): MarkdownPage {
  // Includes what readers without scripts see: the pictures of steps that are not shown yet.
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
    .filter(Boolean); // The home icon at the start has no text.
  return {
    address,
    title: heading.slice(2),
    description,
    category: crumbs.at(-1),
    next: $('.pagination-nav__link--next').attr('href'),
    markdown: `${parts.join('\n\n')}\n`,
  };
}
