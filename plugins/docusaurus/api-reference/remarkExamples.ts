import { visit } from 'unist-util-visit';
import { readExampleTag } from './models/exampleTag';

interface HtmlNode {
  type: string;
  value?: string;
  name?: string;
  attributes?: readonly object[];
  children?: readonly object[];
}

/** The module with the components of examples. Only pages with an example import it. */
const source = '@site/src/components/model/example';

/**
 * Turns the tags for models into components. Reference pages are plain Markdown, so declarations with braces and
 * angle brackets are never parsed as MDX, and tags are HTML.
 */
export function remarkExamples() {
  return (root: { type: 'root'; children: object[] }) => {
    const usedTags = new Set<string>();
    visit(root as never, 'html', (node: HtmlNode, _index, parent: HtmlNode | undefined) => {
      const tag = readExampleTag(node.value ?? '');
      if (!tag) return;
      usedTags.add(tag.name);
      delete node.value;
      node.type = parent?.type === 'paragraph' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';
      node.name = tag.name;
      node.attributes = Object.entries(tag.attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }));
      node.children = [];
    });
    if (usedTags.size > 0) root.children.unshift(importOf([...usedTags]));
  };
}

function importOf(names: readonly string[]): object {
  const specifiers = names.map((name) => ({
    type: 'ImportSpecifier',
    imported: { type: 'Identifier', name },
    local: { type: 'Identifier', name },
  }));
  const declaration = {
    type: 'ImportDeclaration',
    specifiers,
    source: { type: 'Literal', value: source },
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  };
}
