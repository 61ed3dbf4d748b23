import type { Leaf } from './leaves';

/** The colours that a leaf may have. Each has a letter: "A" is plain text. */
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
 * Returns the letter of the colour of each leaf and its length to base 36: "C5A3" is `const` and ` a `. A link follows in brackets:
 * "F4(/functions/draw)".
 */
export function packColors(leaves: readonly Leaf[]): string {
  return leaves
    .map(({ text, color, link }) => {
      const letter = letters.charAt(colors.indexOf(color));
      return letter + text.length.toString(36) + (link ? `(${link})` : '');
    })
    .join('');
}

/** Returns the leaves of `code` that `packColors` has packed; null if they are of other code, such as code with hidden lines. */
export function unpackColors(code: string, packed: string): readonly Leaf[] | null {
  let end = 0;
  const leaves = Array.from(
    packed.matchAll(/([A-Z])([0-9a-z]+)(?:\(([^)]*)\))?/g),
    ([, letter = '', length = '', link]) => {
      const start = end;
      end += Number.parseInt(length, 36);
      const color = colors[letters.indexOf(letter)] ?? '';
      return { text: code.slice(start, end), color, ...(link !== undefined && { link }) };
    },
  );
  return end === code.length ? leaves : null;
}
