import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { orderMatches, type SearchEngine } from '../../src/search/node';
import { formatRow } from '../shared/figures';
import type { TestQuery } from './testQueries';

/** The sources of queries, which are the keys in judged.yaml. */
const sources = ['need', 'reworded', 'asked', 'pasted'] as const;
type QuerySource = (typeof sources)[number];

const queryKinds = ['task', 'concept', 'trouble', 'project', 'symbol', 'error'] as const;
type QueryKind = (typeof queryKinds)[number];

/**
 * The three splits of the judged queries. You may read the queries in `open` while you work on the ranking. For
 * `totals`, only the totals are printed. `last` is run once, when the work is finished. This prevents tuning the
 * ranking to the queries that measure it.
 */
type Split = 'open' | 'totals' | 'last';
const splits: readonly Split[] = ['open', 'totals', 'last'];

/** A query with the pages that answer it, according to two judges. */
interface JudgedQuery {
  readonly typed: string;
  readonly source: QuerySource;
  readonly kind: QueryKind;
  /** URLs that both judges named, some with the anchor of a section. Any of them may rank first. */
  readonly agreed: readonly string[];
}

/** An entry in judged.yaml. `first` and `second` are pages that only one of the judges named. */
interface Entry {
  readonly typed: string;
  readonly kind: QueryKind;
  readonly reader?: string;
  readonly url?: string;
  readonly agreed: readonly string[];
  readonly first?: readonly string[];
  readonly second?: readonly string[];
}

/** Returns all judged queries, in the order of the file. */
export function judgedQueries(): JudgedQuery[] {
  const entries = readEntries();
  return sources.flatMap((source) =>
    entries[source].map(({ typed, kind, agreed }) => ({ typed, source, kind, agreed })),
  );
}

/** Returns the entries by source, with the pages that each judge named. */
function readEntries(): Record<QuerySource, Entry[]> {
  return parse(readFileSync('bench/search/judged.yaml', 'utf8')) as Record<QuerySource, Entry[]>;
}

/** Returns the queries for tuning the ranking, in addition to the open split of the judged queries (decision 31). */
export function tuningQueries(): readonly TestQuery[] {
  return parse(readFileSync('bench/search/tuning.yaml', 'utf8')) as TestQuery[];
}

/**
 * Returns the split of a query. Computed from a hash of its text, so adding or removing other queries changes nothing.
 */
function splitOf(typed: string): Split {
  const hash = createHash('sha256').update(typed).digest().readUInt32BE(0);
  return splits[hash % splits.length] ?? 'open';
}

/** A search to compare. `find` returns URLs, best first. */
interface Finder {
  readonly name: string;
  readonly find: (typed: string) => readonly string[];
}

/**
 * Formats the results of judged queries: every query of `open`, one row for `totals`, and `last` only on
 * request.
 */
export function judgedReport(
  queries: readonly JudgedQuery[],
  finders: readonly [ours: Finder, ...others: Finder[]],
  { withLast }: { readonly withLast: boolean },
): string {
  const of = (split: Split) => queries.filter(({ typed }) => splitOf(typed) === split);
  const [ours] = finders;
  return [
    formatRow('judged queries: MRR, first right', ['n', ...finders.map(({ name }) => name)], 20),
    ...tableOf('open', of('open'), finders),
    '',
    totalRow('totals', of('totals'), finders),
    ...(withLast ? ['', ...tableOf('last', of('last'), finders)] : []),
    '',
    'open queries whose first page is not right, ours:',
    ...of('open').flatMap((query) => formatMiss(query, ours.find(query.typed))),
  ].join('\n');
}

function tableOf(split: Split, queries: readonly JudgedQuery[], finders: readonly Finder[]) {
  return [
    ...sources.map((name) =>
      totalRow(
        `${split}, ${name}`,
        queries.filter(({ source }) => source === name),
        finders,
      ),
    ),
    ...queryKinds.map((name) =>
      totalRow(
        `${split}, kind ${name}`,
        queries.filter(({ kind }) => kind === name),
        finders,
      ),
    ),
    totalRow(split, queries, finders),
  ];
}

function totalRow(title: string, queries: readonly JudgedQuery[], finders: readonly Finder[]) {
  const cells = finders.map(({ find }) => {
    const places = queries.map((query) => rankOfAnswer(query, find(query.typed)));
    const rank = mean(places.map((place) => (place === undefined ? 0 : 1 / (place + 1))));
    const first = mean(places.map((place) => (place === 0 ? 1 : 0)));
    return `${rank.toFixed(3)} ${(100 * first).toFixed(0).padStart(3)} %`;
  });
  return formatRow(title, [String(queries.length), ...cells], 20);
}

/** Returns the index in `found` of the first page that answers the query. */
function rankOfAnswer({ agreed }: JudgedQuery, found: readonly string[]): number | undefined {
  const right = new Set(agreed.map((address) => address.split('#')[0]));
  const place = found.findIndex((page) => right.has(page));
  return place < 0 ? undefined : place;
}

function formatMiss(query: JudgedQuery, found: readonly string[]): string[] {
  const place = rankOfAnswer(query, found);
  if (place === 0) return [];
  const rank = place === undefined ? 'not found' : `place ${place + 1}`;
  const title = `  ${query.source}, ${query.kind}: "${query.typed}"`;
  return [`${title}: ${rank}, before it ${found.slice(0, Math.min(place ?? 3, 3)).join(' ')}`];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the pages found for a query in display order, without duplicates. */
export function pagesFound(engine: SearchEngine, typed: string): string[] {
  const { matches } = engine.search(typed);
  const ordered = orderMatches(matches, engine.records);
  return [...new Set(ordered.map(({ record }) => record.url_without_anchor))];
}

/** Returns the mean of 1 / rank of the first right page. A query without a right page counts as 0. */
export function reciprocalRank(engine: SearchEngine, queries: readonly TestQuery[]): number {
  return meanReciprocalRank(queries, (typed) => pagesFound(engine, typed));
}

/** Returns the mean reciprocal rank for any search function. */
export function meanReciprocalRank(
  queries: readonly TestQuery[],
  find: (typed: string) => readonly string[],
): number {
  const ranks = queries.map(({ typed, pages }) => {
    const place = find(typed).findIndex((page) => pages.includes(page));
    return place < 0 ? 0 : 1 / (place + 1);
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

/** Returns the queries whose right page is not first, with the pages above it. */
export function findMissedQueries(engine: SearchEngine, queries: readonly TestQuery[]): string[] {
  return queries.flatMap(({ typed, pages }) => {
    const found = pagesFound(engine, typed);
    const place = found.findIndex((page) => pages.includes(page));
    return place === 0
      ? []
      : [`"${typed}": place ${place + 1}, before it ${found.slice(0, 3).join(' ')}`];
  });
}
