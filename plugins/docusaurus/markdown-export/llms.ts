import { markdownUrl } from '../../../src/base/markdownUrl';
import type { SiteData, MarkdownPage } from './MarkdownPage';

/** Heading of the pages without a category. */
const uncategorized = 'Documentation';
const reference = 'API reference';

/**
 * Returns the list of pages in the format of https://llmstxt.org: title, summary, background, then sections of links,
 * each with the description of its page.
 */
export function llmsIndex(pages: readonly MarkdownPage[], site: SiteData, baseUrl: string): string {
  const titles = [...new Set(pages.map(sectionOf))];
  const lines = (section: string) =>
    pages
      .filter((page) => sectionOf(page) === section)
      .map(
        ({ title, address, description }) =>
          `- [${title}](${site.url}${markdownUrl(address)}): ${description}`,
      )
      .join('\n');
  return `${head(site)}

Each page below is Markdown with the code of its models in place. All of them in one file: ${site.url}${baseUrl}llms-full.txt

${titles.map((title) => `## ${title}\n\n${lines(title)}`).join('\n\n')}
`;
}

/** Returns all pages as one document, in reading order, separated by horizontal rules. */
export function llmsFull(pages: readonly MarkdownPage[], site: SiteData): string {
  return [head(site), ...pages.map(({ markdown }) => markdown.trim())].join('\n\n---\n\n') + '\n';
}

function head({ title, tagline, version }: SiteData): string {
  return `# ${title}

> ${tagline}

This is the documentation of ${title} ${version}. A model is a JavaScript module with a default export \`main\` that returns a shape. Lengths are in millimetres, angles in degrees, z points up.`;
}

function sectionOf({ address, category }: MarkdownPage): string {
  if (/\/docs\/api(\/|$)/.test(address)) return reference;
  return category ?? uncategorized;
}
