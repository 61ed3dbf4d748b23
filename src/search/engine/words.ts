import { stemmer } from 'stemmer';
import { editDistance } from '../../base/editDistance';

const stems = new Map<string, string>();

/** Returns the Porter stem of a lower-case word: `fillets`, `filleting` → `fillet`. */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = stemmer(word);
    stems.set(word, found);
  }
  return found;
}

/** Returns true if at most `edits` edits turn one word into the other. */
export function isWithinEdits(one: string, other: string, edits: number): boolean {
  if (edits === 0 || Math.abs(one.length - other.length) > edits) return false;
  return editDistance(one, other) <= edits;
}

/**
 * Minimum length of each half of a compound word. Shorter halves, such as "the" in "thesis", occur in too many words.
 */
const minHalfLength = 4;

/**
 * Returns, for each word of a query, the spellings that pages use instead: "cheat" and "sheet" for "cheatsheet",
 * "counterbore" for both words of "counter bore".
 */
export function compoundWords(
  words: readonly string[],
  isIndexed: (word: string) => boolean,
): readonly (readonly string[])[] {
  const found: string[][] = words.map((word) => (isIndexed(word) ? [] : halvesOf(word, isIndexed)));
  for (const [place, word] of words.entries()) {
    const joined = word + (words[place + 1] ?? '');
    if (joined === word || !isIndexed(joined)) continue;
    found[place]?.push(joined);
    found[place + 1]?.push(joined);
  }
  return found;
}

function halvesOf(word: string, isIndexed: (word: string) => boolean): string[] {
  for (let cut = minHalfLength; cut <= word.length - minHalfLength; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    if (halves.every(isIndexed)) return halves;
  }
  return [];
}

/** Returns true if `words` contain `sequence` as consecutive words. */
export function hasSequence(words: readonly string[], sequence: readonly string[]): boolean {
  return words.some((_, start) => sequence.every((word, i) => words[start + i] === word));
}
