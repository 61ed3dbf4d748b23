import type { SearchRecord } from '../records/record';
import { ownTitle } from './createIndex';
import { stem } from './words';
import { tokenize } from './tokenize';

/** How much of a row's name a question has, 0 to 1: who asks for "two colours" asks for more than "two". */
export interface Fullness {
  /** Of the words of a row's title, when `count` of them were found; 1 for a row without a title. */
  readonly ofTitle: (row: number, count: number) => number;
  /** Of the fullest task phrase of a row that has the word `term`, when all of `terms` were found in its phrases. */
  readonly ofTasks: (row: number, term: string, terms: ReadonlySet<string>) => number;
}

/** Of a row: how many words its title has, and the roots of the words of each of its task phrases. */
interface Names {
  readonly titleLength: number;
  readonly phrases: readonly (readonly string[])[];
}

/** `stopWords` do not count: they are left out of questions, too. */
export function createFullness(
  records: readonly SearchRecord[],
  stopWords: ReadonlySet<string>,
): Fullness {
  /** Read when first asked for. */
  const known = new Map<number, Names>();
  const namesOf = (row: number): Names => {
    let names = known.get(row);
    const record = records[row];
    if (!names && record) {
      const title = rootsOf(ownTitle(record), stopWords);
      const phrases = (record.tasks ?? '').split(',').map((phrase) => rootsOf(phrase, stopWords));
      known.set(row, (names = { titleLength: new Set(title).size, phrases }));
    }
    return names ?? { titleLength: 0, phrases: [] };
  };

  return {
    ofTitle: (row, count) => {
      const { titleLength } = namesOf(row);
      return titleLength === 0 ? 1 : Math.min(1, count / titleLength);
    },
    ofTasks: (row, term, terms) => {
      const root = stem(term);
      const having = namesOf(row).phrases.filter((phrase) => phrase.includes(root));
      const found = new Set(Array.from(terms, stem));
      const shares = having.map(
        (phrase) => phrase.filter((word) => found.has(word)).length / phrase.length,
      );
      // Of a stop word that was asked for alone there is no phrase.
      return shares.length === 0 ? 1 : Math.max(...shares);
    },
  };
}

function rootsOf(text: string, stopWords: ReadonlySet<string>): string[] {
  return tokenize(text)
    .filter(({ isWhole, word }) => isWhole && !stopWords.has(word))
    .map(({ word }) => stem(word));
}
