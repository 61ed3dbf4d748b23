import type { Leaf } from './leaves';

/**
 * Each stands for the kinds of a leaf: the first for none, the others for the entries of the list, in its order. Those that
 * digits to base 36, JSON or the list itself need are not among them.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./;=?@[]^_{}~';

/**
 * Returns what `leaves` are besides their text: the kinds that occur, and for each leaf the letter of its kinds and its length to
 * base 36. "keyword|number:B5A1C2" is `const` and `12`, with a space between them.
 * Errors: more kinds than letters.
 */
export function packColors(leaves: readonly Leaf[]): string {
  const lists = [...new Set(leaves.map(({ kinds }) => kinds.join(' ')))].filter(Boolean);
  if (lists.length >= letters.length)
    throw new Error(
      `${lists.length} kinds of tokens are too many: see src/highlight/packColors.ts.`,
    );
  const runs = leaves.map(({ text, kinds }) => {
    const letter = letters[lists.indexOf(kinds.join(' ')) + 1] ?? '';
    return letter + text.length.toString(36);
  });
  return `${lists.join('|')}:${runs.join('')}`;
}

/** The leaves of `code` that `packColors` has packed; null where it was of another code, with lines that are not shown. */
export function unpackColors(code: string, packed: string): readonly Leaf[] | null {
  const [lists = '', runs = ''] = packed.split(':');
  const kinds = lists.split('|').map((list) => list.split(' '));
  let end = 0;
  const leaves = Array.from(
    runs.matchAll(/([^0-9a-z])([0-9a-z]+)/g),
    ([, letter = '', length = '']) => {
      const start = end;
      end += Number.parseInt(length, 36);
      return { text: code.slice(start, end), kinds: kinds[letters.indexOf(letter) - 1] ?? [] };
    },
  );
  return end === code.length ? leaves : null;
}
