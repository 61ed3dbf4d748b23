import { load } from 'cheerio/slim';
import type { MarkdownPage } from './MarkdownPage';
import { simplify } from './simplify';
import { writeMarkdown } from './writeMarkdown';

/**
 * Converts the built HTML of a page to Markdown, with every component in the form that readers see. `site` is the
 * address of the site without a trailing slash. Errors: names a page that does not start with its title.
 */
export function readMarkdownPage(html: string, address: string, site: string): MarkdownPage {
  // Parses what readers without JavaScript see, which includes the pictures of all steps of a tutorial.
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
    .filter(Boolean); // The home icon at the start has no text, so it is no category.
  return {
    address,
    title: heading.slice(2),
    description,
    category: crumbs.at(-1),
    next: $('.pagination-nav__link--next').attr('href'),
    markdown: `${parts.join('\n\n')}\n`,
  };
}
