import MiniSearch from 'minisearch';
import type { SearchRecord } from '../records/record';
import { stem } from './words';
import { tokenize, type Token } from './tokenize';

/** The searchable fields of a row. `tasks` contains phrases in which readers describe the purpose of the page. */
const fields = ['title', 'parts', 'content', 'tasks'] as const;
export type IndexField = (typeof fields)[number];
type Row = Readonly<Record<IndexField, string>> & { readonly id: number };

export interface RecordIndex {
  readonly search: MiniSearch<Row>['search'];
  /** Returns true if a row contains the word, or a word with the same stem. */
  readonly has: (word: string) => boolean;
}

/**
 * Creates the index of `records`. The id of a row is its position in `records`. Words are indexed both unchanged and as
 * stems.
 */
export function createIndex(records: readonly SearchRecord[]): RecordIndex {
  const known = new Set<string>();
  const index = new MiniSearch<Row>({
    fields: [...fields],
    tokenize: (text, field) => wordsOf(text, field),
    processTerm: (word) => {
      const terms = wordAndStem(word);
      terms.forEach((term) => known.add(term));
      return terms;
    },
    // `buildClauses` has already split and stemmed the query. MiniSearch would do it again by default.
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  });
  index.addAll(records.map(toRow));
  return {
    search: (query, options) => index.search(query, options),
    has: (word) => known.has(word),
  };
}

/** Returns the title of a heading's record; empty for a text record. */
export function ownTitle({ type, hierarchy }: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[type] ?? '');
}

function toRow(record: SearchRecord, id: number): Row {
  const title = ownTitle(record);
  const { content, tasks } = record;
  return { id, title, parts: title, content: content ?? '', tasks: tasks ?? '' };
}

/**
 * Returns the words to index in a field: whole words of titles, parts of identifiers for `parts`, and both for other
 * fields.
 */
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
