import type { CheerioAPI } from 'cheerio/slim';

/** A page's content, or elements of it. */
export type Content = ReturnType<CheerioAPI>;

/** Code as `writeMarkdown` reads it: its language in the class, its title beside it. */
export function codeHtml($: CheerioAPI, code: string, language: string, title = ''): Content {
  const element = $('<code>').addClass(`language-${language}`).text(code);
  return $('<pre>').append(title === '' ? element : element.attr('data-title', title));
}
