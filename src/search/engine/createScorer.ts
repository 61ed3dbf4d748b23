import type { SearchRecord } from '../records/record';
import { ownTitle } from './createIndex';
import { lettersOf, type Query } from './parseQuery';
import { tokenize } from './tokenize';

const wholeTitleFactor = 3;
const ownerFactor = 3;
/** What a function makes names it: "cylinder" asks for `makeCylinder`. */
const makerFactor = 4;
/** A match that answers half of the words counts a quarter. */
const coveragePower = 2;
/** Reference before guides for symbols, guides before reference for plain words. */
const kindFactor = 1.6;
const typeFactor = { lvl1: 1.5, heading: 1, content: 0.9, code: 0.5 };
const rankStep = 0.06;

/** What the rows of an index count; `id` is the place of a row in the list of records. */
export interface Scorer {
  /** Before any question. */
  readonly weight: (id: number) => number;
  /** Times this for a question of which the match answers `share`, 0 to 1. */
  readonly factor: (id: number, query: Query, share: number) => number;
  /** Whether these letters are all of some row's title. */
  readonly isTitle: (letters: string) => boolean;
}

export function createScorer(records: readonly SearchRecord[]): Scorer {
  const weights = records.map(rowWeight);
  const titles = records.map((record) => lettersOf(ownTitle(record)));
  const made = records.map(whatIsMade);

  const questionFactor = (id: number, { letters, owner, isSymbol }: Query): number => {
    const record = records[id];
    const title = titles[id];
    if (!record || title === undefined) return 1;
    let factor = 1;
    const isEntry = record.type !== 'lvl1' && record.weight.pageRank < 0;
    // An entry of a list, the glossary say, leads to the page about it, so it does not come before that.
    if (title !== '' && letters.includes(title) && !isEntry) factor *= wholeTitleFactor;
    const noun = made[id];
    if (noun !== undefined && letters.includes(noun)) factor *= makerFactor;
    if (isReference(record) === isSymbol) factor *= kindFactor;
    if (owner && title === lettersOf(owner.member) && isPageOf(record, owner.page)) {
      factor *= ownerFactor;
    }
    return factor;
  };

  return {
    weight: (id) => weights[id] ?? 1,
    factor: (id, query, share) => share ** coveragePower * questionFactor(id, query),
    isTitle: (letters) => titles.includes(letters),
  };
}

function rowWeight({ type, isCode, weight }: SearchRecord): number {
  const kind = type === 'lvl1' ? 'lvl1' : type !== 'content' ? 'heading' : isCode ? 'code' : type;
  return (1 + rankStep * weight.pageRank) * typeFactor[kind];
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
