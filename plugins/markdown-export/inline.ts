import { isElement, isText, rawText, type Element, type Node } from './dom';

/** What a link or picture needs to know of the page it stands on. */
export interface Place {
  /** Address of the page: an anchor alone refers to it. */
  readonly address: string;
}

/** Parts of a page that are for a pointer or for nobody's eyes. */
export function isChrome(node: Element): boolean {
  const { name, attribs } = node;
  return (
    /^(button|input|output|select|textarea|form|nav|script|style|noscript|template)$/.test(name) ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    /\b(hash-link|theme-doc-toc-mobile)\b/.test(attribs['class'] ?? '')
  );
}

/** Returns the words of `nodes` in one line of Markdown. */
export function inline(nodes: readonly Node[], place: Place): string {
  return nodes
    .map((node) => piece(node, place))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function piece(node: Node, place: Place): string {
  if (isText(node)) return escapeText(node.data);
  if (!isElement(node) || isChrome(node)) return '';
  const words = () => node.children.map((child) => piece(child, place)).join('');
  switch (node.name) {
    case 'a':
      return link(node, place);
    case 'code':
      return codeSpan(rawText(node));
    case 'strong':
    case 'b':
      return wrapped('**', words());
    case 'em':
    case 'i':
      return wrapped('*', words());
    case 'img':
      return picture(node);
    case 'svg':
      return drawingLabel(node);
    case 'br':
      return ' ';
    // Words of separate boxes do not run into each other.
    default:
      return /^(span|kbd|sub|sup|small|abbr|u|s|del|mark|time)$/.test(node.name)
        ? words()
        : ` ${words()} `;
  }
}

function link(node: Element, place: Place): string {
  const { href } = node.attribs;
  // A card is a link with a picture in it: its words are enough.
  const words = inline(node.children, place).replace(/!\[[^\]]*\]\([^)]*\) ?/g, '');
  if (href === undefined || words === '') return words;
  const target = href.startsWith('#') ? place.address + href : href;
  return `[${words}](${/[\s()]/.test(target) ? `<${target}>` : target})`;
}

function picture({ attribs: { alt, src } }: Element): string {
  return alt ? `![${escapeText(alt)}](${src ?? ''})` : '';
}

/** What a drawing in the page says to those who do not see it. */
export function drawingLabel(node: Element): string {
  const title = node.children.filter(isElement).find(({ name }) => name === 'title');
  const label = node.attribs['aria-label'] ?? (title ? rawText(title) : '');
  return label === '' ? '' : `*Drawing: ${escapeText(label.trim())}*`;
}

/** Marks hold to words, never to the space beside them. */
function wrapped(mark: string, words: string): string {
  const [, before = '', middle = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return middle === '' ? words : `${before}${mark}${middle}${mark}${after}`;
}

/** Code in a line, in as many backticks as it takes. */
function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Letters that Markdown would read as marks. Docusaurus ends headings with a zero-width space. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\u200B', '')
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}
