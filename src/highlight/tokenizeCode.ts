import './exposePrism';
import 'prismjs/components/prism-bash';
import { Prism } from 'prism-react-renderer';
import type { Leaf } from './leaves';

type Content = Parameters<typeof Prism.Token.stringify>[0];

/** Returns `code` in pieces, each of kinds of its own, by Prism; one piece without a kind for an unknown language. */
export function tokenizeCode(code: string, language: string): readonly Leaf[] {
  const grammar = Prism.languages[language];
  return grammar ? leavesOf(Prism.tokenize(code, grammar), []) : [{ text: code, kinds: [] }];
}

function leavesOf(content: Content, kinds: readonly string[]): readonly Leaf[] {
  if (Array.isArray(content)) return content.flatMap((part) => leavesOf(part, kinds));
  if (typeof content === 'string') return [{ text: content, kinds }];
  // A token without an alias has `undefined` there, against its type.
  const aliases = [content.alias].flat().filter(Boolean);
  return leavesOf(content.content, [...kinds, content.type, ...aliases]);
}
