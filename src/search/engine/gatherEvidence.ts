import type { SearchResult } from 'minisearch';
import { allowedEdits } from './buildClauses';
import type { Field } from './createIndex';
import { isNear } from './words';
import type { QueryWord } from './parseQuery';
import { stem } from './words';

/** How a word of the index stands for a word of the question. */
export type MatchKind =
  'exact' | 'form' | 'begun' | 'beginning' | 'part' | 'synonym' | 'misspelt' | 'misspeltName';

/** A word of the question that a word of the index stands for, by its place. */
interface Meaning {
  readonly word: number;
  readonly kind: MatchKind;
  /** How much of one word the other is, 0 to 1. */
  readonly share: number;
}

/** A word of the index in a row: what it stands for and where it is. */
export interface Evidence {
  readonly term: string;
  readonly meanings: readonly Meaning[];
  readonly fields: readonly Field[];
}

/** What a row has of the question. */
export interface RowEvidence {
  readonly row: number;
  readonly terms: readonly string[];
  readonly found: readonly Evidence[];
}

/** What MiniSearch found, word by word: how good it is is weighed later. */
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
      fields: (match[term] ?? []) as Field[],
    }));
    return { row: id as number, terms, found };
  });
}

/** Says, and remembers, which words of the question a word of the index stands for. */
function createReader(words: readonly QueryWord[], synonyms: readonly (readonly string[])[]) {
  const known = new Map<string, Meaning[]>();
  const roots = words.map(({ word }) => stem(word));
  const kindOf = (term: string, { word, parts, isOpen }: QueryWord, place: number) => {
    if (term === word) return 'exact';
    if (term === roots[place]) return 'form';
    if (synonyms[place]?.includes(term)) return 'synonym';
    if (term.startsWith(word)) return isOpen ? 'begun' : 'beginning';
    if (parts.some((part) => term === part || term === stem(part))) return 'part';
    if (!isNear(term, word, allowedEdits(word))) return undefined;
    return parts.length > 1 ? 'misspeltName' : 'misspelt';
  };
  return (term: string): readonly Meaning[] => {
    let meanings = known.get(term);
    if (!meanings) {
      meanings = words.flatMap((word, place) => {
        const kind = kindOf(term, word, place);
        return kind === undefined ? [] : [{ word: place, kind, share: shareOf(kind, term, word) }];
      });
      known.set(term, meanings);
    }
    return meanings;
  };
}

/** A part of a name is less than the name, and a beginning more the less is missing. */
function shareOf(kind: MatchKind, term: string, { word }: QueryWord): number {
  if (kind === 'part') return term.length / word.length;
  return kind === 'begun' || kind === 'beginning' ? (1 + word.length / term.length) / 2 : 1;
}
