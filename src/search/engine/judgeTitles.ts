import type { SearchRecord } from '../records/record';
import { isListRank, troublePage } from '../records/pageRank';
import { ownTitle } from './createIndex';
import { lettersOf, type Query } from './parseQuery';
import { tokenize } from './tokenize';
import type { Weights } from './weights';

/** What names say beyond their words. */
export interface TitleJudge {
  /** What is added for a row whose name is what was typed. */
  readonly bonus: (row: number, query: Query) => number;
  /** Times this for a page of its kind. */
  readonly factor: (record: SearchRecord, query: Query) => number;
  /** Whether these letters are all of some row's title. */
  readonly isTitle: (letters: string) => boolean;
}

/** `stopWords` are left out of questions, so names are compared without them, too. */
export function judgeTitles(
  records: readonly SearchRecord[],
  stopWords: ReadonlySet<string>,
  weights: Weights,
): TitleJudge {
  const titles = records.map((record) => lettersOf(ownTitle(record)));
  const spoken = records.map((record) => spokenName(record, stopWords));
  const made = records.map(whatIsMade);

  return {
    bonus: (row, { letters, owner }) => {
      const record = records[row];
      const title = titles[row];
      if (!record || !title) return 0;
      let bonus = 0;
      const isEntry = record.type !== 'lvl1' && isListRank(record.weight.pageRank);
      // An entry of a list, the glossary say, leads to the page about it, so it does not come before that.
      if (letters.includes(title) && !isEntry) bonus += weights.wholeTitle;
      else if (letters.includes(spoken[row] ?? '-')) bonus += weights.spokenName;
      if (made[row] !== undefined && letters.includes(made[row])) bonus += weights.maker;
      if (owner && title === lettersOf(owner.member) && isPageOf(record, owner.page)) {
        bonus += weights.owner;
      }
      return bonus;
    },
    factor: (record, { isSymbol, isTrouble }) =>
      (record.url_without_anchor === troublePage ? weights.trouble ** (isTrouble ? 1 : -1) : 1) *
      (1 + weights.rank * record.weight.pageRank) *
      kindFactor(record, isSymbol),
    isTitle: (letters) => titles.includes(letters),
  };

  function kindFactor(record: SearchRecord, isSymbol: boolean): number {
    if (isReference(record)) return isSymbol ? weights.symbol : 1;
    return isSymbol ? 1 : weights.guide;
  }
}

/** The letters of a symbol as one says it: those of "make plane face" for `makePlaneFromFace`. */
function spokenName(
  { type, hierarchy }: SearchRecord,
  stopWords: ReadonlySet<string>,
): string | undefined {
  if (type !== 'lvl1') return undefined;
  const parts = tokenize(hierarchy.lvl1).filter(({ isWhole }) => !isWhole);
  const words = parts.map(({ word }) => word).filter((word) => !stopWords.has(word));
  return words.length < 2 ? undefined : words.join('');
}

/** `cylinder` of the page of `makeCylinder`; undefined for all else. */
function whatIsMade({ type, url, hierarchy }: SearchRecord): string | undefined {
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
