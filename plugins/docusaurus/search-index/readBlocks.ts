import type { CheerioAPI } from 'cheerio/slim';
import type { PageBlock } from '../../../src/search/node';
import { shortSignature } from './shortSignature';

type ParsedNode = ReturnType<CheerioAPI>[number];

/**
 * Parts of an article that are not indexed, because other indexed text has the same content: figures, inherited
 * members, tables of parameters. Also excludes the letter headings of the glossary.
 */
const ignoredElements =
  'nav, footer, figure p, button, svg, style, script, noscript, [hidden], [data-search="off"], ' +
  '.api-inherited, h2 ~ table:has(.api-type), [id^="letter-"], .hash-link, .theme-doc-toc-mobile, ' +
  '.theme-doc-version-badge, .theme-doc-version-banner';

const textTags: ReadonlySet<string> = new Set([
  'p',
  'li',
  'tr',
  'dt',
  'dd',
  'summary',
  'figcaption',
]);

/** Elements whose text is not joined with the text before and after them. */
const separateTags: ReadonlySet<string> = new Set([
  ...textTags,
  ...['br', 'div', 'td', 'th', 'ul', 'ol', 'table', 'pre', 'blockquote', 'section'],
]);

/** Returns the headings, paragraphs, rows and code blocks in a page's article. Skips nested blocks. */
export function readBlocks($: CheerioAPI): PageBlock[] {
  const article = $('article').first();
  article.find(ignoredElements).remove();
  const blocks: PageBlock[] = [];

  const visit = (node: ParsedNode): void => {
    if (!isElement(node)) return;
    const tag = node.name;
    if (/^h[1-6]$/.test(tag)) {
      const anchor = $(node).attr('id') ?? null;
      blocks.push({ kind: 'heading', level: Number(tag[1]), text: textOf(node), anchor });
    } else if (tag === 'pre') {
      // Signatures are the only indexed code: see `textOf`.
    } else if ($(node).hasClass('api-signature')) {
      const signature = textOf(node);
      const isOfPage = blocks.at(-1)?.kind !== 'code' && !blocks.some(isSubheading);
      // The definition of a type is kept whole, because readers search for its values.
      if (signature.startsWith('type ')) push('code', signature);
      else if (isOfPage) push('code', shortSignature(signature));
    } else if (tag === 'tr' && $(node).children('td').length === 0) {
      // Skips header rows, because most tables are in the reference and share their column names.
    } else if (textTags.has(tag)) {
      push('text', textOf(node));
    } else {
      node.children.forEach(visit);
    }
  };
  const push = (kind: 'text' | 'code', text: string) => {
    if (text) blocks.push({ kind, text });
  };

  article.contents().each((_, node) => visit(node));
  return blocks;
}

function isSubheading(block: PageBlock): boolean {
  return block.kind === 'heading' && block.level > 1;
}

/**
 * Returns the words below a node, separated by single spaces. Omits code: the text around it names the important
 * calls, and nobody searches for the rest.
 */
function textOf(node: ParsedNode): string {
  const pieces: string[] = [];
  const visit = (inner: ParsedNode): void => {
    if (isText(inner)) pieces.push(inner.data);
    if (!isElement(inner)) return;
    if (inner.name === 'pre' && inner !== node) {
      pieces.push(' ');
      return;
    }
    if (separateTags.has(inner.name)) pieces.push(' ');
    inner.children.forEach(visit);
    if (separateTags.has(inner.name)) pieces.push(' ');
  };
  visit(node);
  // Docusaurus inserts a zero-width space before the link of a heading.
  return pieces
    .join('')
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}

type ParsedElement = Extract<ParsedNode, { readonly name: string; readonly attribs: object }>;
type ParsedText = Extract<ParsedNode, { readonly data: string }>;

// Compares the type as text, because the parser's small build does not export its enum.
function isElement(node: ParsedNode): node is ParsedElement {
  return 'name' in node && 'attribs' in node;
}

function isText(node: ParsedNode): node is ParsedText {
  return 'data' in node && !('name' in node);
}
