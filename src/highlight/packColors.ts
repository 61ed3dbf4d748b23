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

/** Returns the letter of the colour of each leaf and its length to base 36: "C5A3" is `const` and ` a `. */
export function packColors(leaves: readonly Leaf[]): string {
  return leaves
    .map(({ text, color }) => letters.charAt(colors.indexOf(color)) + text.length.toString(36))
    .join('');
}

/** Returns the leaves of `code` that `packColors` has packed; null if they are of other code, such as code with hidden lines. */
export function unpackColors(code: string, packed: string): readonly Leaf[] | null {
  let end = 0;
  const leaves = Array.from(
    packed.matchAll(/([A-Z])([0-9a-z]+)/g),
    ([, letter = '', length = '']) => {
      const start = end;
      end += Number.parseInt(length, 36);
      return { text: code.slice(start, end), color: colors[letters.indexOf(letter)] ?? '' };
    },
  );
  return end === code.length ? leaves : null;
}
