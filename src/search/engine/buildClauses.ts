import type { QueryCombination } from 'minisearch';
import type { Query, QueryWord } from './parseQuery';
import { stem } from './words';

/** Words this long match as beginnings even when more words follow. */
const prefixLength = 4;

/** Swapped neighbours cost two edits; for short words they are tried as spellings of their own. */
const swapLengths = { from: 4, to: 5 };

/** How forgiving a look into the index is. */
export interface Tolerance {
  /** Words that may be found with letters changed. */
  readonly isMisspelt: (word: string) => boolean;
  /** Also look for the parts of an identifier typed whole. */
  readonly withParts: boolean;
}

/**
 * The question as MiniSearch takes it: one clause per word, any of which finds a row. MiniSearch sees the words of a
 * nested query one by one, so which is the last must be decided here.
 */
export function buildClauses(
  { words }: Query,
  synonyms: readonly (readonly string[])[],
  { isMisspelt, withParts }: Tolerance,
): QueryCombination {
  const queries = words.flatMap((word, index) => [
    clause(word, synonyms[index] ?? [], isMisspelt(word.word)),
    ...(withParts ? word.parts : []).map((part) =>
      clause({ word: part, parts: [], isOpen: false, isFiller: false }, [], isMisspelt(part)),
    ),
  ]);
  return { combineWith: 'OR', queries };
}

function clause(
  { word, isOpen }: QueryWord,
  synonyms: readonly string[],
  isMisspelt: boolean,
): QueryCombination {
  const exact = { prefix: false, fuzzy: false } as const;
  const spellings = isMisspelt ? neighbourSwaps(word) : [];
  const root = stem(word);
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        prefix: isOpen || word.length >= prefixLength,
        fuzzy: isMisspelt ? allowedEdits(word) : false,
      },
      { ...exact, queries: [root, ...spellings, ...synonyms].filter((other) => other !== word) },
    ],
  };
}

/** How many letters may differ: none in short words and numbers, one in 4–5 letters, two from 6. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

function neighbourSwaps(word: string): string[] {
  if (word.length < swapLengths.from || word.length > swapLengths.to) return [];
  return Array.from({ length: word.length - 1 }, (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  ).filter((spelling) => spelling !== word);
}
