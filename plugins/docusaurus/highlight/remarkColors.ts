import { visit } from 'unist-util-visit';
import { packedColorsOf } from '../../../src/highlight/node';
import { nameLinks } from './nameLinks';

interface Code {
  readonly lang?: string | null;
  readonly value: string;
  data?: { hProperties?: Record<string, string> };
}

/** Adds colours and links to each fenced block with a language, as a property of the code block that MDX creates. */
export function remarkColors() {
  return (root: object): void => {
    const fences: Code[] = [];
    visit(root as never, 'code', (node: Code) => {
      if (node.lang) fences.push(node);
    });
    const blocks = fences.map(({ value, lang }) => ({
      code: value,
      language: (lang ?? '').toLowerCase(),
    }));
    const links = nameLinks(blocks);
    blocks.forEach(({ code, language }, index) => {
      const fence = fences[index];
      if (!fence) return;
      const colors = packedColorsOf(code, language, links[index]);
      fence.data = { ...fence.data, hProperties: { ...fence.data?.hProperties, colors } };
    });
  };
}
