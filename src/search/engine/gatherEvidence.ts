import type { SearchResult } from 'minisearch';
import { allowedEdits } from './buildClauses';
import type { IndexField } from './createIndex';
import type { QueryWord } from './parseQuery';
import { isWithinEdits, stem } from './words';

/** Kind of match between a term of the index and a word of the query. */
export type MatchKind =
  'exact' | 'form' | 'openPrefix' | 'prefix' | 'part' | 'synonym' | 'misspelt' | 'misspeltName';

/** A match between a word of the query and a term of the index. */
interface Meaning {
  /** Index of the word in the query. */
  readonly word: number;
  readonly kind: MatchKind;
  /** Factor from 0 to 1 that lowers the score of a partial match: see `partialMatchFactor`. */
  readonly share: number;
}

/** A term of the index in a row, with the query words that it matches and the fields that contain it. */
export interface Evidence {
  readonly term: string;
  readonly meanings: readonly Meaning[];
  readonly fields: readonly IndexField[];
}

/** The matches of the query in a row. */
export interface RowEvidence {
  readonly row: number;
  readonly terms: readonly string[];
  readonly found: readonly Evidence[];
}

/** Returns the matches that MiniSearch found, grouped by row. `rankRows` scores them. */
export function gatherEvidence(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
  synonyms: readonly (readonly string[])[],
): RowEvidence[] {
  const meaningsOf = createReader(words, synonyms);
  return results.map(({ id, match }) => {
    const terms = Object.keys(match);
    const found = terms.map((term) => ({
      term,
      meanings: meaningsOf(term),
      fields: (match[term] ?? []) as IndexField[],
    }));
    return { row: id as number, terms, found };
  });
}

/** Returns a function that finds the query words that a term of the index matches. Results are cached. */
function createReader(words: readonly QueryWord[], synonyms: readonly (readonly string[])[]) {
  const known = new Map<string, Meaning[]>();
  const roots = words.map(({ word }) => stem(word));
  const kindOf = (term: string, { word, parts, isOpen }: QueryWord, place: number) => {
    if (term === word) return 'exact';
    if (term === roots[place]) return 'form';
    if (synonyms[place]?.includes(term)) return 'synonym';
    if (term.startsWith(word)) return isOpen ? 'openPrefix' : 'prefix';
    if (parts.some((part) => term === part || term === stem(part))) return 'part';
    if (!isWithinEdits(term, word, allowedEdits(word))) return undefined;
    return parts.length > 1 ? 'misspeltName' : 'misspelt';
  };
  return (term: string): readonly Meaning[] => {
    let meanings = known.get(term);
    if (!meanings) {
      meanings = words.flatMap((word, place) => {
        const kind = kindOf(term, word, place);
        return kind === undefined
          ? []
          : [{ word: place, kind, share: partialMatchFactor(kind, term, word) }];
      });
      known.set(term, meanings);
    }
    return meanings;
  };
}

/**
 * Returns a factor from 0 to 1 that lowers the score of a partial match. For a part of an identifier, it is the part's
 * fraction of the length; for a prefix, ½ to 1, higher for a longer prefix. Other matches have 1.
 */
function partialMatchFactor(kind: MatchKind, term: string, { word }: QueryWord): number {
  if (kind === 'part') return term.length / word.length;
  return kind === 'openPrefix' || kind === 'prefix' ? (1 + word.length / term.length) / 2 : 1;
}
