import type { CodeSpan } from './codeSpans';

/** The colours of spans. Each is encoded as a letter; "A" is plain text. */
const colors = [
  '',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'deleted',
  'inserted',
];
const letters = 'ABCDEFGHI';

/**
 * Returns, for each span, the letter of its colour and its length in base 36: "C5A3" is `const` and ` a `. A link
 * follows in parentheses: "F4(/functions/draw)".
 */
export function packColors(spans: readonly CodeSpan[]): string {
  return spans
    .map(({ text, color, link }) => {
      const letter = letters.charAt(colors.indexOf(color));
      return letter + text.length.toString(36) + (link ? `(${link})` : '');
    })
    .join('');
}

/** Returns the spans of `code` from its packed colours, or one plain span if `packed` is undefined. */
export function unpackColors(code: string, packed?: string): readonly CodeSpan[] {
  if (packed === undefined) return [{ text: code, color: '' }];
  let end = 0;
  return Array.from(
    packed.matchAll(/([A-Z])([0-9a-z]+)(?:\(([^)]*)\))?/g),
    ([, letter = '', length = '', link]) => {
      const start = end;
      end += Number.parseInt(length, 36);
      const color = colors[letters.indexOf(letter)] ?? '';
      return { text: code.slice(start, end), color, ...(link !== undefined && { link }) };
    },
  );
}
