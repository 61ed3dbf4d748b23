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

export function judgeTitles(records: readonly SearchRecord[], weights: Weights): TitleJudge {
  const titles = records.map((record) => lettersOf(ownTitle(record)));
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
      if (made[row] !== undefined && letters.includes(made[row])) bonus += weights.maker;
      if (owner && title === lettersOf(owner.member) && isPageOf(record, owner.page)) {
        bonus += weights.owner;
      }
      return bonus;
    },
    factor: (record, { isSymbol, isTrouble }) =>
      (record.url_without_anchor === troublePage ? weights.trouble ** (isTrouble ? 1 : -1) : 1) *
      (1 + weights.rank * record.weight.pageRank) *
      (isReference(record) === isSymbol ? weights.kind : 1),
    isTitle: (letters) => titles.includes(letters),
  };
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
