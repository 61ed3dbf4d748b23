import { load } from 'cheerio/slim';
import { innermostCategory } from '../../shared/innermostCategory';
import type { MarkdownPage } from './MarkdownPage';
import { simplifyContent } from './simplifyContent';
import { writeMarkdown } from './writeMarkdown';

/**
 * Converts the built HTML of a page to Markdown, with each component as readers see it. `site` is the URL of the site
 * without a trailing slash. Throws an error naming the page if it does not start with its title.
 */
export function readMarkdownPage(html: string, address: string, site: string): MarkdownPage {
  // Parses the content of `<noscript>` as elements, because it contains the pictures of all tutorial steps.
  const $ = load(html, { scriptingEnabled: false });
  const content = $('article .theme-doc-markdown').first();
  simplifyContent($, content, address);
  const markdown = writeMarkdown(content.html() ?? '');
  const [heading = '', ...body] = markdown.split('\n\n');
  if (!heading.startsWith('# ')) throw new Error(`${address} does not begin with its title.`);
  const description = $('meta[name="description"]').attr('content') ?? '';
  const parts = [heading, `> ${description}`, `Source: ${site}${address}`, ...body];
  return {
    address,
    title: heading.slice(2),
    description,
    category: innermostCategory($),
    next: $('.pagination-nav__link--next').attr('href'),
    markdown: `${parts.join('\n\n')}\n`,
  };
}
