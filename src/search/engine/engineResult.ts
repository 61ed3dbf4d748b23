import type { SearchRecord } from '../records/record';
import type { Query } from './parseQuery';

/** A record that matches a query. */
export interface RecordMatch {
  readonly record: SearchRecord;
  /** The terms of the index that matched, for highlighting; empty for an empty query. */
  readonly terms: ReadonlySet<string>;
}

export interface EngineResult {
  readonly query: Query;
  /** The synonyms of each word of the query. */
  readonly synonyms: readonly (readonly string[])[];
  /** Matches, best first. They are not grouped by page, and several can have the same URL. */
  readonly matches: readonly RecordMatch[];
}
