import type { Synonyms } from '../records/store';
import { stem } from './words';

/**
 * The words that may stand for each word of a question. A key of several words counts where they are
 * typed one after the other; each of them then finds its synonyms. One step, no chains.
 */
export function synonymsOf(words: readonly string[], { oneWay, groups }: Synonyms): string[][] {
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

/** Writers write one form of a word, readers type any: `spring` is there for `springs` too. */
function entryOfRoot(
  table: Readonly<Record<string, readonly string[]>>,
  root: string | undefined,
): readonly string[] {
  const key = Object.keys(table).find((word) => stem(word) === root);
  return key === undefined ? [] : (table[key] ?? []);
}

/** An entry of a table that came from JSON: `constructor` is a word like any other. */
function ownEntry(
  table: Readonly<Record<string, readonly string[]>>,
  key: string,
): readonly string[] | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
