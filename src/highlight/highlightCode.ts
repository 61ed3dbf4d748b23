import './exposePrism';
import 'prismjs/components/prism-bash';
import { Prism } from 'prism-react-renderer';
import { escapeHtml } from '../base/escapeHtml';

type Content = Parameters<typeof Prism.Token.stringify>[0];

/**
 * Returns the HTML of each line of `code`: spans with the classes `token` and those of the token's kind,
 * coloured by `src/css/code-tokens.css`, so that the HTML is the same in both colour modes.
 * An unknown language comes out as plain text. The build half is plugins/highlight.
 */
export function highlightCode(code: string, language: string): readonly string[] {
  const grammar = Prism.languages[language];
  const pieces = grammar ? piecesOf(Prism.tokenize(code, grammar), []) : [escapeHtml(code)];
  return pieces.join('').split('\n');
}

/** The HTML of `content` from its start to its end; a span is closed and opened again where a line breaks. */
function piecesOf(content: Content, kinds: readonly string[]): readonly string[] {
  if (Array.isArray(content)) return content.flatMap((part) => piecesOf(part, kinds));
  if (typeof content === 'string') {
    return [
      content
        .split('\n')
        .map((text) => span(text, kinds))
        .join('\n'),
    ];
  }
  // A token without an alias has `undefined` there, against its type.
  const aliases = [content.alias].flat().filter(Boolean);
  return piecesOf(content.content, [...kinds, content.type, ...aliases]);
}

function span(text: string, kinds: readonly string[]): string {
  if (kinds.length === 0 || text.trim() === '') return escapeHtml(text);
  return `<span class="token ${[...new Set(kinds)].join(' ')}">${escapeHtml(text)}</span>`;
}
