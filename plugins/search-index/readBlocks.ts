import type { CheerioAPI } from 'cheerio/slim';
import type { Block } from '../../src/search/node';

type Node = ReturnType<CheerioAPI>[number];

/** Parts of an article that are not its words. */
const furniture =
  'nav, footer, button, svg, style, script, noscript, [hidden], [data-search="off"], ' +
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-version-banner';

const textTags: ReadonlySet<string> = new Set([
  'p',
  'li',
  'tr',
  'dt',
  'dd',
  'summary',
  'figcaption',
]);

/** Elements whose text does not run into that of their neighbours. */
const separateTags: ReadonlySet<string> = new Set([
  ...textTags,
  ...['br', 'div', 'td', 'th', 'ul', 'ol', 'table', 'pre', 'blockquote', 'section'],
]);

/** The headings, paragraphs, rows and code blocks of the page's article, outermost only. */
export function readBlocks($: CheerioAPI): Block[] {
  const article = $('article').first();
  article.find(furniture).remove();
  const blocks: Block[] = [];

  const visit = (node: Node): void => {
    if (!isElement(node)) return;
    const tag = node.name;
    if (/^h[1-6]$/.test(tag)) {
      const anchor = $(node).attr('id') ?? null;
      blocks.push({ kind: 'heading', level: Number(tag[1]), text: textOf(node), anchor });
    } else if (tag === 'pre') {
      const text = calledNames(textOf(node));
      if (text) blocks.push({ kind: 'code', text });
    } else if ($(node).hasClass('api-signature')) {
      push('code', node);
    } else if ($(node).hasClass('api-inherited')) {
      push('inherited', node);
    } else if (tag === 'tr' && $(node).children('td').length === 0) {
      // A header row: it names the columns of every such table and finds nothing.
    } else if (textTags.has(tag)) {
      push('text', node);
    } else {
      node.children.forEach(visit);
    }
  };
  const push = (kind: 'text' | 'code' | 'inherited', node: Node) => {
    const text = textOf(node);
    if (text) blocks.push({ kind, text });
  };

  article.contents().each((_, node) => visit(node));
  return blocks;
}

/**
 * The functions and methods that a piece of code calls, each once: what code is searched for. The
 * rest of it would be a quarter of the index.
 */
function calledNames(code: string): string {
  const names = Array.from(code.matchAll(/([A-Za-z_]\w{2,})\s*\(/g), ([, name]) => name);
  return [...new Set(names)]
    .filter((name) => !/^(function|main|if|for|while|switch)$/.test(name ?? ''))
    .join(' ');
}

/** The words below a node with single spaces between them. */
function textOf(node: Node): string {
  const pieces: string[] = [];
  const visit = (inner: Node): void => {
    if (isText(inner)) pieces.push(inner.data);
    if (!isElement(inner)) return;
    if (separateTags.has(inner.name)) pieces.push(' ');
    inner.children.forEach(visit);
    if (separateTags.has(inner.name)) pieces.push(' ');
  };
  visit(node);
  // Docusaurus ends headings with a zero-width space before their link.
  return pieces
    .join('')
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}

type Element = Extract<Node, { readonly name: string; readonly attribs: object }>;
type Text = Extract<Node, { readonly data: string }>;

// By shape: the parser's type names are an enum that its small build does not export.
function isElement(node: Node): node is Element {
  return 'name' in node && 'attribs' in node;
}

function isText(node: Node): node is Text {
  return 'data' in node && !('name' in node);
}
