import './exposePrism';
import 'prismjs/components/prism-bash';
import { Prism } from 'prism-react-renderer';
import type { CodeSpan } from './codeSpans';

type Content = Parameters<typeof Prism.Token.stringify>[0];

/**
 * The class of `src/css/code-tokens.css` for each Prism token type. Tokens of other types inherit the colour around
 * them.
 */
const colors: Readonly<Record<string, string>> = {
  comment: 'comment',
  keyword: 'keyword',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  regex: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  function: 'function',
  method: 'function',
  'property-access': 'function',
  'class-name': 'type',
  'maybe-class-name': 'type',
  builtin: 'type',
  tag: 'type',
  deleted: 'deleted',
  inserted: 'inserted',
  // Plain text inside other tokens: code in a template string or a tag, attribute names, separators.
  interpolation: '',
  script: '',
  'attr-name': '',
  parameter: '',
  punctuation: '',
};

/** Splits `code` into pieces by colour, using Prism. Returns one plain piece for an unknown language. */
export function tokenizeCode(code: string, language: string): readonly CodeSpan[] {
  const grammar = Prism.languages[language];
  const spans: CodeSpan[] = [];
  if (grammar) collectSpans(Prism.tokenize(code, grammar), '', spans);
  else spans.push({ text: code, color: '' });
  return spans;
}

/** Adds the pieces of `content` to `spans`. `color` is the colour of the token around it. */
function collectSpans(content: Content, color: string, spans: CodeSpan[]): void {
  if (Array.isArray(content)) {
    for (const part of content) collectSpans(part, color, spans);
  } else if (typeof content === 'string') {
    const last = spans.at(-1);
    if (last?.color === color) spans[spans.length - 1] = { text: last.text + content, color };
    else spans.push({ text: content, color });
  } else {
    // `alias` is undefined for a token without an alias, contrary to its type.
    const kinds = [content.type, content.alias].flat().filter((kind) => kind in colors);
    collectSpans(content.content, colors[kinds.at(-1) ?? ''] ?? color, spans);
  }
}
