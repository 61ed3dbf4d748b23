import type { SearchRecord } from '../records/record';
import { isListRank, troublePage } from '../records/pageRank';
import { ownTitle } from './createIndex';
import { lettersOf, type Query } from './parseQuery';
import { tokenize } from './tokenize';
import { rankingWeights } from './weights';

/** Scores matches of whole titles, and kinds of pages. Single words are scored by `rankRows`. */
export interface TitleScorer {
  /** Returns the score to add if the query is the name of a row, otherwise 0. */
  readonly bonus: (row: number, query: Query) => number;
  /** Returns the factor for the kind and rank of a record's page. Above 1 ranks it higher; 1 is neutral. */
  readonly factor: (record: SearchRecord, query: Query) => number;
  /** Returns true if `letters` are the whole title of a row. */
  readonly isTitle: (letters: string) => boolean;
}

/** Creates the scorer for `records`. Titles are compared without `stopWords`, because queries omit them. */
export function createTitleScorer(
  records: readonly SearchRecord[],
  stopWords: ReadonlySet<string>,
): TitleScorer {
  const titles = records.map((record) => lettersOf(ownTitle(record)));
  const spoken = records.map((record) => nameAsWords(record, stopWords));
  const made = records.map(objectMadeBy);

  return {
    bonus: (row, { letters, owner }) => {
      const record = records[row];
      const title = titles[row];
      if (!record || !title) return 0;
      let bonus = 0;
      const isEntry = record.type !== 'lvl1' && isListRank(record.weight.pageRank);
      // List entries get no bonus, because a glossary entry must not rank above the page about its term.
      if (letters.includes(title) && !isEntry) bonus += rankingWeights.wholeTitle;
      else if (letters.includes(spoken[row] ?? '-')) bonus += rankingWeights.nameAsWords;
      if (made[row] !== undefined && letters.includes(made[row])) bonus += rankingWeights.maker;
      if (owner && title === lettersOf(owner.member) && isPageOf(record, owner.page)) {
        bonus += rankingWeights.owner;
      }
      return bonus;
    },
    factor: (record, { isSymbol, isTrouble }) =>
      (record.url_without_anchor === troublePage
        ? rankingWeights.trouble ** (isTrouble ? 1 : -1)
        : 1) *
      (1 + rankingWeights.rank * record.weight.pageRank) *
      kindFactor(record, isSymbol),
    isTitle: (letters) => titles.includes(letters),
  };

  function kindFactor(record: SearchRecord, isSymbol: boolean): number {
    if (isReference(record)) return isSymbol ? rankingWeights.symbol : 1;
    return isSymbol ? 1 : rankingWeights.guide;
  }
}

/**
 * Splits a name into words without stop words: "make plane face" for `makePlaneFromFace`. Returns undefined for a name
 * of one word.
 */
function nameAsWords(
  { type, hierarchy }: SearchRecord,
  stopWords: ReadonlySet<string>,
): string | undefined {
  if (type !== 'lvl1') return undefined;
  const parts = tokenize(hierarchy.lvl1).filter(({ isWhole }) => !isWhole);
  const words = parts.map(({ word }) => word).filter((word) => !stopWords.has(word));
  return words.length < 2 ? undefined : words.join('');
}

/** Returns `cylinder` for the page of `makeCylinder`, undefined for any other row. */
function objectMadeBy({ type, url, hierarchy }: SearchRecord): string | undefined {
  if (type !== 'lvl1' || !url.startsWith('/docs/api/functions/')) return undefined;
  const name = /^(?:make|draw|sketch)([A-Z0-9]\w*)/.exec(hierarchy.lvl1)?.[1];
  return name === undefined ? undefined : lettersOf(name);
}

function isReference({ url }: SearchRecord): boolean {
  return url.startsWith('/docs/api/');
}

function isPageOf({ hierarchy }: SearchRecord, page: string): boolean {
  return tokenize(hierarchy.lvl1).some(({ word }) => word === page);
}
