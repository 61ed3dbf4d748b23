import type { CheerioAPI } from 'cheerio';

export type Node = ReturnType<CheerioAPI>[number];
export type Element = Extract<Node, { readonly name: string; readonly attribs: object }>;
type Text = Extract<Node, { readonly data: string }>;

// By shape: the parser's type names are an enum that its small build does not export.
export function isElement(node: Node): node is Element {
  return 'name' in node && 'attribs' in node;
}

export function isText(node: Node): node is Text {
  return 'data' in node && !('name' in node);
}

/** The text below a node, exactly as it is written. */
export function rawText(node: Node): string {
  if (isText(node)) return node.data;
  if (!isElement(node)) return '';
  return node.name === 'br' ? '\n' : node.children.map(rawText).join('');
}
