import type { Synonyms } from '../records/store';
import { stem } from './words';

/**
 * Returns the synonyms of each word of a query. An entry for several words applies if the query contains them in
 * sequence, and its synonyms are added to each of these words. Synonyms of synonyms are not included.
 */
export function findSynonyms(words: readonly string[], { oneWay, groups }: Synonyms): string[][] {
  const roots = words.map(stem);
  const found = words.map((word, index) => [
    ...(ownEntry(oneWay, word) ?? entryOfRoot(oneWay, roots[index])),
    ...groups.filter((group) => group.some((member) => stem(member) === roots[index])).flat(),
  ]);
  for (const [key, values] of Object.entries(oneWay)) {
    const sequence = key.split(' ');
    if (sequence.length === 1) continue;
    for (const start of words.keys()) {
      if (sequence.some((word, offset) => roots[start + offset] !== stem(word))) continue;
      for (const offset of sequence.keys()) found[start + offset]?.push(...values);
    }
  }
  return found.map((synonyms, index) => [...new Set(synonyms)].filter((s) => s !== words[index]));
}

/** Returns the entry whose key has the same stem as `root`, so `springs` finds the entry `spring`. */
function entryOfRoot(
  table: Readonly<Record<string, readonly string[]>>,
  root: string | undefined,
): readonly string[] {
  const key = Object.keys(table).find((word) => stem(word) === root);
  return key === undefined ? [] : (table[key] ?? []);
}

/** Returns an own property of the table. Otherwise the word `constructor` would find an inherited property. */
function ownEntry(
  table: Readonly<Record<string, readonly string[]>>,
  key: string,
): readonly string[] | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
