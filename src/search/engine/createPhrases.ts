import type { SearchRecord } from '../records/record';
import { ownTitle } from './createIndex';
import type { Outline } from './createOutline';
import type { Query } from './parseQuery';
import { stem } from './words';
import { tokenize } from './tokenize';

/** Finds sequences of query words, and quotes, in the text of sections. */
export interface Phrases {
  /** Returns the heaviest sequence of query words in a section. */
  readonly longest: (section: number, query: Query, wordWeights: readonly number[]) => Run;
  /** Returns 1 if the query contains a quote of the section's heading, 0.5 for one of its text, otherwise 0. */
  readonly quoted: (section: number, query: Query) => number;
}

/** A sequence of words: its length, and its share of the weight of all query words. Single words give 0 and 0. */
export interface Run {
  readonly length: number;
  readonly share: number;
}

export function createPhrases(records: readonly SearchRecord[], { sections }: Outline): Phrases {
  /** Stems of each row's words, computed on first use. */
  const read = new Map<number, readonly string[]>();
  const rootsOf = (row: number): readonly string[] => {
    let roots = read.get(row);
    const record = records[row];
    if (!roots && record) {
      roots = rootsIn([ownTitle(record), record.content, record.tasks].filter(Boolean).join(' . '));
      read.set(row, roots);
    }
    return roots ?? [];
  };

  /** Stems of each row's quotes: guides quote the error messages that they explain. */
  const quotes = new Map<number, readonly (readonly string[])[]>();
  const quotesOf = (row: number) => {
    let found = quotes.get(row);
    const record = records[row];
    if (!found && record) {
      const text = `${ownTitle(record)} ${record.content ?? ''}`;
      const isTitle = record.content === null;
      const pattern = isTitle ? quoteOrError : quotation;
      found = Array.from(text.matchAll(pattern), ([, quote = '', error = '']) =>
        rootsIn(quote || error),
      ).filter(({ length }) => length > (isTitle ? 0 : 2));
      quotes.set(row, found);
    }
    return found ?? [];
  };

  return {
    longest: (section, query, wordWeights) => {
      const first = sections[section]?.firstRow ?? 0;
      const next = sections[section + 1]?.firstRow ?? records.length;
      const all = wordWeights.reduce((sum, weight) => sum + weight, 0);
      let best = noRun;
      for (let row = first; row < next; row += 1) {
        const run = heaviestRun(query, wordWeights, rootsOf(row));
        if (run.weight > best.weight) best = run;
      }
      return { length: best.length, share: all === 0 ? 0 : best.weight / all };
    },
    quoted: (section, query) => {
      const first = sections[section]?.firstRow ?? 0;
      const next = sections[section + 1]?.firstRow ?? records.length;
      let best = 0;
      for (let row = first; row < next && best < 1; row += 1) {
        const isIn = quotesOf(row).some((roots) => hasRun(query, roots));
        if (isIn) best = Math.max(best, row === first ? 1 : 0.5);
      }
      return best;
    },
  };
}

const quotation = /"([^"]+)"/g;

/** A heading may also name an error class without quotes: `LinkError`. */
const quoteOrError = /"([^"]+)"|\b(\w+Error)\b/g;

function rootsIn(text: string): string[] {
  return tokenize(text)
    .filter(({ isWhole }) => isWhole)
    .map(({ word }) => stem(word));
}

function hasRun({ sequence }: Query, roots: readonly string[]): boolean {
  return sequence.some((_, start) => roots.every((root, i) => sequence[start + i]?.root === root));
}

const noRun = { weight: 0, length: 0 };

/** Returns the heaviest sequence of two or more words that the query and `roots` share. */
function heaviestRun(
  { sequence }: Query,
  wordWeights: readonly number[],
  roots: readonly string[],
): typeof noRun {
  let best = noRun;
  /** For each position in the query, the run that ends there at the previous word of `roots`. */
  let before: (typeof noRun)[] = [];
  for (const root of roots) {
    const ending: (typeof noRun)[] = [];
    for (const [place, { root: asked, word }] of sequence.entries()) {
      if (asked !== root) continue;
      const run = before[place - 1] ?? noRun;
      // Stop words do not interrupt a sequence.
      const weight = run.weight + (word === undefined ? stopWordWeight : (wordWeights[word] ?? 0));
      ending[place] = { weight, length: run.length + 1 };
      if (run.length > 0 && weight > best.weight) best = { weight, length: run.length + 1 };
    }
    before = ending;
  }
  return best;
}

const stopWordWeight = 0.1;
