import { visit } from 'unist-util-visit';
import { colorsOf } from '../../src/highlight/node';

interface Code {
  readonly lang?: string | null;
  readonly value: string;
  data?: { hProperties?: Record<string, string> };
}

/** Gives each fence with a language its colours, as a property of the code block that MDX makes of it. */
export function remarkColors() {
  return (root: object): void => {
    visit(root as never, 'code', (node: Code) => {
      if (!node.lang) return;
      const { data = {} } = node;
      const colors = colorsOf(node.value, node.lang.toLowerCase());
      node.data = { ...data, hProperties: { ...data.hProperties, colors } };
    });
  };
}
