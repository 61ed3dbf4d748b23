import type { SearchRecord } from '../records/record';
import { ownTitle } from './createIndex';
import { stem } from './words';
import { wholeWords } from './tokenize';

/** Computes which fraction of a row's name a query contains, from 0 to 1: "two" is half of "two colours". */
export interface NameCoverage {
  /**
   * Returns the fraction of a row's title that the query contains, if `count` words of the title were found. Returns 1
   * for a row without a title.
   */
  readonly ofTitle: (row: number, count: number) => number;
  /**
   * Returns the largest fraction of a task phrase that the query contains. `terms` are the terms that were found. Only
   * phrases with `term` count. If there is none, returns 1.
   */
  readonly ofTasks: (row: number, term: string, terms: ReadonlySet<string>) => number;
}

/** The number of words in a row's title, and the stems of the words in each of its task phrases. */
interface Names {
  readonly titleLength: number;
  readonly phrases: readonly (readonly string[])[];
}

/** Creates the functions for `records`. `stopWords` are ignored, because queries omit them. */
export function createNameCoverage(
  records: readonly SearchRecord[],
  stopWords: ReadonlySet<string>,
): NameCoverage {
  /** Names by row, computed on first use. */
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
      // No phrase contains the term. This happens for a query of stop words only, because phrases omit stop words.
      return shares.length === 0 ? 1 : Math.max(...shares);
    },
  };
}

function rootsOf(text: string, stopWords: ReadonlySet<string>): string[] {
  return wholeWords(text)
    .filter((word) => !stopWords.has(word))
    .map(stem);
}
