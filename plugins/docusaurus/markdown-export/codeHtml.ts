import type { CheerioAPI } from 'cheerio/slim';

/** A page's content, or elements of it. */
export type Content = ReturnType<CheerioAPI>;

/** Returns code in the form that `writeMarkdown` reads: its language in the class, its title in an attribute. */
export function codeHtml($: CheerioAPI, code: string, language: string, title = ''): Content {
  const element = $('<code>').addClass(`language-${language}`).text(code);
  return $('<pre>').append(title === '' ? element : element.attr('data-title', title));
}
