import type { CheerioAPI } from 'cheerio';
import { isElement, isText, rawText, type Element, type Node } from './dom';
import { fence } from './fence';
import { isModel, modelBlocks } from './figure';
import { drawingLabel, inline, isChrome, type Place } from './inline';

const inlineTags =
  /^(a|abbr|b|br|code|del|em|i|img|kbd|mark|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** Returns `nodes` as blocks of Markdown: headings, paragraphs, lists, tables, code, models. */
export function blocks($: CheerioAPI, nodes: readonly Node[], place: Place): string[] {
  const found: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const words = inline(line, place);
    if (words !== '') found.push(asParagraph(words));
    line = [];
  };
  for (const node of nodes) {
    if (isText(node) || (isElement(node) && inlineTags.test(node.name) && !hasBlocks($, node))) {
      line.push(node);
    } else if (isElement(node) && !isChrome(node)) {
      endLine();
      found.push(...element($, node, place).filter((block) => block !== ''));
    }
  }
  endLine();
  return found;
}

function element($: CheerioAPI, node: Element, place: Place): string[] {
  const { name, attribs, children } = node;
  const classes = attribs['class'] ?? '';
  if (/^h[1-6]$/.test(name)) return [`${'#'.repeat(Number(name[1]))} ${inline(children, place)}`];
  // What the steps of a tutorial say while they are walked is said by each of them here.
  if ('aria-live' in attribs) return [];
  if (classes.includes('theme-code-block')) return [codeBlock($, node)];
  if (classes.includes('api-signature')) return [fence(rawText(node), 'ts')];
  if (classes.includes('theme-admonition')) return [quoted(blocks($, children, place))];
  switch (name) {
    case 'p':
      return [asParagraph(inline(children, place))];
    case 'pre':
      return [codeBlock($, node)];
    case 'ul':
    case 'ol':
      return [list($, node, place)];
    case 'table':
      return [table($, node, place)];
    case 'blockquote':
      return [quoted(blocks($, children, place))];
    case 'hr':
      return ['---'];
    case 'svg':
      return [drawingLabel(node)];
    case 'dl':
      return [definitions($, node, place)];
    case 'summary':
      return [`**${inline(children, place)}**`];
    case 'figure':
      return isModel($, node) ? modelBlocks($, node) : blocks($, children, place);
    default:
      return blocks($, children, place);
  }
}

/** Whether an element that usually stands in a line holds more than a line: a card, for example. */
function hasBlocks($: CheerioAPI, node: Element): boolean {
  return node.name !== 'a' && $(node).find('p, pre, ul, ol, table, figure, h2, h3, h4').length > 0;
}

/** A paragraph must not begin as a heading, list or quotation does. */
function asParagraph(words: string): string {
  return words.replace(/^(#{1,6}\s|[-+>](?=\s)|\d+(?=[.)]\s))/, (start) =>
    /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  );
}

function codeBlock($: CheerioAPI, node: Element): string {
  const pre = node.name === 'pre' ? $(node) : $(node).find('pre').first();
  const language = /language-([\w-]+)/.exec(pre.attr('class') ?? '')?.[1] ?? '';
  const title = $(node).find('[class*="codeBlockTitle"]').first().text();
  const code = pre.toArray().map(rawText).join('');
  return fence(code, language === 'text' ? '' : language, title);
}

function quoted(inner: readonly string[]): string {
  return inner
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function list($: CheerioAPI, node: Element, place: Place): string {
  const items = node.children.filter(isElement).filter(({ name }) => name === 'li');
  const texts = items.map((item, index) => {
    const mark = node.name === 'ol' ? `${Number(node.attribs['start'] ?? 1) + index}. ` : '- ';
    const inner = blocks($, item.children, place);
    // A list in an item follows its line at once; anything else stands apart.
    const text = inner
      .map((block, at) => (at === 0 ? '' : isList(block) ? '\n' : '\n\n') + block)
      .join('');
    return mark + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
  });
  return texts.join('\n');
}

const isList = (block: string) => /^(-|\d+\.) /.test(block);

function table($: CheerioAPI, node: Element, place: Place): string {
  const rows = $(node)
    .find('tr')
    .toArray()
    .map((row) =>
      $(row)
        .children('th, td')
        .toArray()
        .map((cell) => inline($(cell).contents().toArray(), place).replaceAll('|', '\\|')),
    );
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function definitions($: CheerioAPI, node: Element, place: Place): string {
  return $(node)
    .find('dt')
    .toArray()
    .map((term) => {
      const meaning = $(term).nextUntil('dt').filter('dd').toArray();
      const words = meaning.map((one) => inline($(one).contents().toArray(), place)).join(' ');
      return `- **${inline($(term).contents().toArray(), place)}**: ${words}`;
    })
    .join('\n');
}
