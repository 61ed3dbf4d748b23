import MiniSearch from 'minisearch';
import type { SearchRecord } from '../records/record';
import { stem } from './words';
import { tokenize, type Token } from './tokenize';

/** What a row is found by: its own words, and what readers call what it is for. */
const fields = ['title', 'parts', 'content', 'tasks'] as const;
export type Field = (typeof fields)[number];
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
    fields: [...fields],
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
  const title = ownTitle(record);
  const { content, tasks } = record;
  return { id, title, parts: title, content: content ?? '', tasks: tasks ?? '' };
}

/** Titles keep their whole words; the parts of their identifiers are a field that counts less. */
function wordsOf(text: string, field: string | undefined): string[] {
  const tokens = tokenize(text);
  const isKept = (token: Token) =>
    field === 'parts' ? !token.isWhole : field === 'title' ? token.isWhole : true;
  return tokens.filter(isKept).map(({ word }) => word);
}

function wordAndStem(word: string): string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
