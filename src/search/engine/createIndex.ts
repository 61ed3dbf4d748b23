import MiniSearch from 'minisearch';
import type { SearchRecord } from '../records/record';
import { levels } from '../records/record';
import { stem } from './stem';
import { tokenize, type Token } from './tokenize';

/** The fields of a row, with what a match in each counts. */
export const fieldBoosts = {
  title: 4,
  page: 3,
  parts: 1,
  parents: 1.2,
  content: 1,
} as const;

/** What a match through a synonym counts: half, so that the word itself always wins. */
export const synonymBoosts = {
  title: 2,
  page: 1.5,
  parts: 0.5,
  parents: 0.6,
  content: 0.5,
} as const;

type Field = keyof typeof fieldBoosts;
type Row = Readonly<Record<Field, string>> & { readonly id: number };

export interface Index {
  readonly search: MiniSearch<Row>['search'];
  /** Whether some row has the word, or words of this stem. */
  readonly has: (word: string) => boolean;
}

/** The index over `records`; a row's id is its position. A word is there as itself and as its stem. */
export function createIndex(records: readonly SearchRecord[]): Index {
  const known = new Set<string>();
  const index = new MiniSearch<Row>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text, field) => wordsOf(text, field),
    processTerm: (word) => {
      const terms = wordAndStem(word);
      terms.forEach((term) => known.add(term));
      return terms;
    },
    // The words of a question are prepared by us; by default they would go through both again.
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  });
  index.addAll(records.map(toRow));
  return {
    search: (query, options) => index.search(query, options),
    has: (word) => known.has(word),
  };
}

/** The title that a record shows of its own; text has none. */
export function ownTitle({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[type] ?? '');
}

function toRow(record: SearchRecord, id: number): Row {
  const { type, hierarchy, content } = record;
  const parents = levels.filter((level) => level !== 'lvl1' && level !== type);
  return {
    id,
    title: ownTitle(record),
    page: hierarchy.lvl1,
    parts: `${ownTitle(record)} ${hierarchy.lvl1}`,
    parents: parents.map((level) => hierarchy[level] ?? '').join(' '),
    content: content ?? '',
  };
}

/** Titles keep their whole words; the parts of their identifiers are a field that counts less. */
function wordsOf(text: string, field: string | undefined): string[] {
  const tokens = tokenize(text);
  const isKept = (token: Token) =>
    field === 'parts'
      ? !token.isWhole
      : field === 'title' || field === 'page'
        ? token.isWhole
        : true;
  return tokens.filter(isKept).map(({ word }) => word);
}

function wordAndStem(word: string): string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
