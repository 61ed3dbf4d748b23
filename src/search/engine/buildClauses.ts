import type { QueryCombination } from 'minisearch';
import { synonymBoosts, fieldBoosts } from './createIndex';
import type { Query, QueryWord } from './parseQuery';
import { stem } from './stem';

/** How forgiving a pass over the index is. */
export interface Pass {
  readonly combineWith: 'AND' | 'OR';
  readonly isFuzzy: boolean;
  /** Also look for the parts of an identifier typed whole. */
  readonly withParts: boolean;
}

/** From strict to forgiving: a misspelling never ranks above a true match. */
export const passes: readonly Pass[] = [
  { combineWith: 'AND', isFuzzy: false, withParts: false },
  { combineWith: 'AND', isFuzzy: true, withParts: false },
  { combineWith: 'OR', isFuzzy: true, withParts: true },
];

/** Words this long match as beginnings even when more words follow. */
const prefixLength = 4;

/** Swapped neighbours cost two edits; for short words they are tried as spellings of their own. */
const swapLengths = { from: 4, to: 5 };
const swapShare = 0.25;

/**
 * The question as MiniSearch takes it: one clause per word. MiniSearch sees the words of a nested
 * query one by one, so which is the last must be decided here.
 */
export function buildClauses(
  { words }: Query,
  synonyms: readonly (readonly string[])[],
  { combineWith, isFuzzy, withParts }: Pass,
  isIndexed: (word: string) => boolean,
): QueryCombination {
  // A word that the pages have is not misspelt: "width" is no slip for "with".
  const mayDiffer = (word: string) => isFuzzy && !isIndexed(word);
  const queries = words.flatMap((word, index) => [
    clause(word, synonyms[index] ?? [], mayDiffer(word.word)),
    ...(withParts ? word.parts : []).map((part) =>
      clause({ word: part, parts: [], isOpen: false }, [], mayDiffer(part)),
    ),
  ]);
  return { combineWith, queries };
}

function clause(
  { word, isOpen }: QueryWord,
  synonyms: readonly string[],
  isFuzzy: boolean,
): QueryCombination {
  const exact = { boost: fieldBoosts, prefix: false, fuzzy: false } as const;
  const swaps = isFuzzy ? neighbourSwaps(word) : [];
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        boost: fieldBoosts,
        prefix: isOpen || word.length >= prefixLength,
        fuzzy: isFuzzy ? allowedEdits(word) : false,
      },
      { ...exact, queries: [stem(word)].filter((root) => root !== word) },
      { ...exact, boost: scaled(fieldBoosts, swapShare), queries: swaps },
      { ...exact, boost: synonymBoosts, queries: [...synonyms] },
    ],
  };
}

/**
 * Says which share of the question's words a match answers, from the terms it was found by: two of
 * three words in a text are more than one of them in a title.
 */
export function coverageOf(
  { words }: Query,
  synonyms: readonly (readonly string[])[],
): (terms: readonly string[]) => number {
  const spellings = words.map(({ word, parts }, index) => {
    const written = [word, ...parts];
    const others = [...neighbourSwaps(word), ...(synonyms[index] ?? [])];
    return new Set([...written, ...written.map(stem), ...others]);
  });
  return (terms) =>
    spellings.filter((own) => terms.some((term) => own.has(term))).length / words.length;
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

function scaled<Key extends string>(
  boosts: Readonly<Record<Key, number>>,
  factor: number,
): Record<Key, number> {
  const entries = Object.entries<number>(boosts).map(([field, boost]) => [field, boost * factor]);
  return Object.fromEntries(entries) as Record<Key, number>;
}
