import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type ElementNode = Parameters<Handler>[1];
type HtmlNode = ElementNode['children'][number];

/** Keeps the title of a code block, in the syntax of our own pages: ```js title="box.js". */
const pre: Handler = (state, node) => {
  const code = node.children.find((child) => child.type === 'element') ?? node;
  const { className, dataTitle } = code.properties;
  const language = /language-([\w-]+)/.exec(String(className))?.[1];
  const block = {
    type: 'code' as const,
    lang: language === undefined || language === 'text' ? null : language,
    meta: dataTitle ? `title=${JSON.stringify(dataTitle)}` : null,
    value: textOf(code).trimEnd(),
  };
  state.patch(node, block);
  return block;
};

const textOf = (node: HtmlNode): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

const processor = unified()
  .use(rehypeParse, { fragment: true })
  // Removes the HTML comments that React inserts between adjacent text nodes.
  .use(rehypeRemark, { handlers: { pre }, nodeHandlers: { comment: () => undefined } })
  // Disables padding, which would make every row as wide as the longest cell.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' });

/** Converts `html`, the result of `simplifyContent`, to GitHub-flavoured Markdown. */
export function writeMarkdown(html: string): string {
  return String(processor.processSync(html)).trimEnd();
}
