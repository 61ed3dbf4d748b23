import type { QueryCombination } from 'minisearch';
import type { Query, QueryWord } from './parseQuery';
import { stem } from './words';

/** Minimum length of a word that matches as a prefix even when more words follow. */
const prefixLength = 4;

/**
 * Word lengths for which swapped neighbouring letters are also searched. MiniSearch counts a swap as two edits, and
 * words of these lengths allow only one.
 */
const swapLengths = { from: 4, to: 5 };

/** The inexact matches that a search accepts. */
export interface MatchTolerance {
  /** Returns true if the word may be misspelt, so other spellings match. */
  readonly isMisspelt: (word: string) => boolean;
  /** True to search also for the parts of an identifier that was typed as one word. */
  readonly withParts: boolean;
}

/**
 * Returns the query for MiniSearch: one clause per word, joined by OR. MiniSearch handles the words of a nested query
 * separately and does not know which one is last, so prefix matching is set here.
 */
export function buildClauses(
  { words }: Query,
  synonyms: readonly (readonly string[])[],
  { isMisspelt, withParts }: MatchTolerance,
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

/**
 * Returns the number of edits by which a misspelt word may differ: 0 for numbers and words below 4 letters, 1 for 4–5
 * letters, 2 from 6 letters.
 */
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
