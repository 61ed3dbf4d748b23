import type { SearchRecord } from '../records/record';
import { ownTitle } from './createIndex';
import type { Outline } from './createOutline';
import type { Query } from './parseQuery';
import { hasSequence, stem } from './words';
import { wholeWords } from './tokenize';

/**
 * Returns 1 if the query contains a message that the section's heading quotes, 0.5 for a message that its text quotes,
 * otherwise 0.
 */
export type QuoteFinder = (section: number, query: Query) => number;

export function createQuoteFinder(
  records: readonly SearchRecord[],
  { sections }: Outline,
): QuoteFinder {
  /** Stems of the words in each quotation, by row. Guides quote the error messages that they explain. */
  const quotes = new Map<number, readonly (readonly string[])[]>();
  const quotesOf = (row: number) => {
    let found = quotes.get(row);
    const record = records[row];
    if (!found && record) {
      const text = `${ownTitle(record)} ${record.content ?? ''}`;
      const isTitle = record.content === null;
      const pattern = isTitle ? quoteOrError : quotation;
      found = Array.from(text.matchAll(pattern), ([, quote = '', error = '']) =>
        wholeWords(quote || error).map(stem),
      ).filter(({ length }) => length > (isTitle ? 0 : 2));
      quotes.set(row, found);
    }
    return found ?? [];
  };

  return (section, query) => {
    const first = sections[section]?.firstRow ?? 0;
    const next = sections[section + 1]?.firstRow ?? records.length;
    let best = 0;
    for (let row = first; row < next && best < 1; row += 1) {
      const isIn = quotesOf(row).some((roots) => hasSequence(query.sequence, roots));
      if (isIn) best = Math.max(best, row === first ? 1 : 0.5);
    }
    return best;
  };
}

const quotation = /"([^"]+)"/g;

/** Matches a quotation, or the name of an error class without quotation marks: `LinkError`. */
const quoteOrError = /"([^"]+)"|\b(\w+Error)\b/g;
