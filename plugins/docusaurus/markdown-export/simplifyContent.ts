import type { CheerioAPI } from 'cheerio/slim';
import { codeHtml, type ContentElements } from './codeHtml';
import { modelHtml } from './modelHtml';

/** Elements to remove: controls, labels for screen readers only, and hidden parts. */
const removedElements = [
  'button, input, output, select, textarea, form, nav, script, style, noscript, template, wbr',
  '[hidden], [aria-hidden="true"], [aria-live], .hash-link, .theme-doc-toc-mobile',
  'a:empty',
  // The `summary` element of a model, which repeats the title below it.
  'summary[data-search="off"]',
].join(', ');

/**
 * Rewrites the site's components as plain HTML: models, code blocks, signatures, drawings and cards become paragraphs,
 * code and links. `address` is the URL of the page, for links that consist only of an anchor.
 */
export function simplifyContent($: CheerioAPI, content: ContentElements, address: string): void {
  replaceEach($, content.find('figure'), (figure) => modelHtml($, figure));
  content.find(removedElements).remove();
  replaceEach($, content.find('.theme-code-block'), (block) => codeBlockHtml($, block));
  replaceEach($, content.find('.api-signature'), (block) => codeHtml($, block.text(), 'ts'));
  replaceEach($, content.find('svg'), (drawing) => drawingHtml($, drawing));
  replaceEach($, content.find('.theme-admonition'), (note) =>
    $('<blockquote>').append(note.contents()),
  );
  replaceEach($, content.find('a:has(img)'), (card) => cardHtml($, card));
  content.find('a[href^="#"]').attr('href', (_, anchor) => address + anchor);
  // Adjacent links are separate boxes on the page. In text, they need a space between them.
  content
    .find('a + a')
    .filter((_, { prev }) => prev !== null && 'attribs' in prev)
    .before(' ');
}

function codeBlockHtml($: CheerioAPI, block: ContentElements): ContentElements {
  const code = block.find('pre').first();
  const language = /language-([\w-]+)/.exec(code.attr('class') ?? '')?.[1] ?? 'text';
  const title = block.find('[class*="codeBlockTitle"]').first().text();
  return codeHtml($, code.text(), language, title);
}

/** Replaces a drawing with its text alternative, or with nothing if it has none. */
function drawingHtml($: CheerioAPI, drawing: ContentElements): ContentElements {
  const label = (drawing.attr('aria-label') ?? drawing.children('title').text()).trim();
  return label === '' ? $([]) : $('<em>').text(`Drawing: ${label}`);
}

/**
 * Replaces a card, which is a link around a picture and labels, with a link that has its text. A card without text is
 * removed.
 */
function cardHtml($: CheerioAPI, card: ContentElements): ContentElements {
  const texts = card
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node.data.trim()] : []))
    .filter((text) => text !== '');
  const link = $('<a>').attr('href', card.attr('href') ?? '');
  return texts.length === 0 ? $([]) : link.text(texts.join(' — '));
}

/** Computes all replacements before inserting any, because a step of a tutorial counts its siblings. */
function replaceEach(
  $: CheerioAPI,
  elements: ContentElements,
  replacement: (element: ContentElements) => ContentElements,
): void {
  const pairs = elements.toArray().map((element) => [$(element), replacement($(element))] as const);
  for (const [element, html] of pairs) element.replaceWith(html);
}
