import type { CheerioAPI } from 'cheerio/slim';

/** The content of a page, or elements in it. */
export type ContentElements = ReturnType<CheerioAPI>;

/** Returns code as the HTML that `writeMarkdown` reads, with the language as a class and the title as an attribute. */
export function codeHtml(
  $: CheerioAPI,
  code: string,
  language: string,
  title = '',
): ContentElements {
  const element = $('<code>').addClass(`language-${language}`).text(code);
  return $('<pre>').append(title === '' ? element : element.attr('data-title', title));
}
