import type { SearchRecord } from '../records/record';
import type { Query } from './parseQuery';

/** A record that answers a question. */
export interface Match {
  readonly record: SearchRecord;
  /** The words of the index that matched, for highlighting; none for an empty question. */
  readonly terms: ReadonlySet<string>;
}

export interface EngineAnswer {
  readonly query: Query;
  /** For each word of the question, the words that may stand for it. */
  readonly synonyms: readonly (readonly string[])[];
  /** Best first; ungrouped and not yet made distinct. */
  readonly matches: readonly Match[];
}
