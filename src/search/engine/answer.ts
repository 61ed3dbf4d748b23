import type { SearchRecord } from '../records/record';
import type { Query } from './parseQuery';

/** A record that matches a query. */
export interface Match {
  readonly record: SearchRecord;
  /** The words of the index that matched, for highlighting; none for an empty query. */
  readonly terms: ReadonlySet<string>;
}

export interface EngineAnswer {
  readonly query: Query;
  /** The synonyms of each word of the query. */
  readonly synonyms: readonly (readonly string[])[];
  /** Matches, best first; not grouped by page, and with several for one address. */
  readonly matches: readonly Match[];
}
