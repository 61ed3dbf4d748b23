import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { orderMatches, type Engine } from '../../src/search/node';
import { row } from '../shared/figures';
import type { TestQuestion } from './questions';

/** The sources of questions, which are the keys in judged.yaml. */
const sources = ['need', 'reworded', 'asked', 'pasted'] as const;
type QuestionSource = (typeof sources)[number];

const questionKinds = ['task', 'concept', 'trouble', 'project', 'symbol', 'error'] as const;
type QuestionKind = (typeof questionKinds)[number];

/**
 * The three parts of the judged questions. You may read the questions in `open` while you work on the ranking. For
 * `totals`, only the totals are printed. `last` is run once, when the work is finished. This prevents tuning the
 * ranking to the questions that measure it.
 */
type Third = 'open' | 'totals' | 'last';
const thirds: readonly Third[] = ['open', 'totals', 'last'];

/** A question with the pages that answer it, according to two judges. */
interface JudgedQuestion {
  readonly typed: string;
  readonly source: QuestionSource;
  readonly kind: QuestionKind;
  /** Addresses that both judges named, some with the anchor of a section. Any of them may rank first. */
  readonly agreed: readonly string[];
}

/** An entry in judged.yaml. `first` and `second` are pages that only one of the judges named. */
interface Entry {
  readonly typed: string;
  readonly kind: QuestionKind;
  readonly reader?: string;
  readonly url?: string;
  readonly agreed: readonly string[];
  readonly first?: readonly string[];
  readonly second?: readonly string[];
}

/** Returns all judged questions, in the order of the file. */
export function judgedQuestions(): JudgedQuestion[] {
  const entries = readEntries();
  return sources.flatMap((source) =>
    entries[source].map(({ typed, kind, agreed }) => ({ typed, source, kind, agreed })),
  );
}

/** Returns the entries by source, with the pages that each judge named. */
function readEntries(): Record<QuestionSource, Entry[]> {
  return parse(readFileSync('bench/search/judged.yaml', 'utf8')) as Record<QuestionSource, Entry[]>;
}

/** Returns the questions for tuning the ranking, in addition to the open third of the judged ones (decision 31). */
export function tuningQuestions(): readonly TestQuestion[] {
  return parse(readFileSync('bench/search/tuning.yaml', 'utf8')) as TestQuestion[];
}

/**
 * Returns the third of a question from a hash of its text, so that adding or removing other questions does not change
 * it.
 */
function thirdOf(typed: string): Third {
  const hash = createHash('sha256').update(typed).digest().readUInt32BE(0);
  return thirds[hash % thirds.length] ?? 'open';
}

/** A search to compare. `find` returns addresses, best first. */
interface Finder {
  readonly name: string;
  readonly find: (typed: string) => readonly string[];
}

/**
 * Formats the results of judged questions: every question of `open`, one row for `totals`, and `last` only on
 * request.
 */
export function judgedReport(
  questions: readonly JudgedQuestion[],
  finders: readonly [ours: Finder, ...others: Finder[]],
  { withLast }: { readonly withLast: boolean },
): string {
  const of = (third: Third) => questions.filter(({ typed }) => thirdOf(typed) === third);
  const [ours] = finders;
  return [
    row('judged questions: MRR, first right', ['n', ...finders.map(({ name }) => name)], 20),
    ...tableOf('open', of('open'), finders),
    '',
    totalRow('totals', of('totals'), finders),
    ...(withLast ? ['', ...tableOf('last', of('last'), finders)] : []),
    '',
    'open questions whose first page is not right, ours:',
    ...of('open').flatMap((question) => missOf(question, ours.find(question.typed))),
  ].join('\n');
}

function tableOf(third: Third, questions: readonly JudgedQuestion[], finders: readonly Finder[]) {
  return [
    ...sources.map((name) =>
      totalRow(
        `${third}, ${name}`,
        questions.filter(({ source }) => source === name),
        finders,
      ),
    ),
    ...questionKinds.map((name) =>
      totalRow(
        `${third}, kind ${name}`,
        questions.filter(({ kind }) => kind === name),
        finders,
      ),
    ),
    totalRow(third, questions, finders),
  ];
}

function totalRow(title: string, questions: readonly JudgedQuestion[], finders: readonly Finder[]) {
  const cells = finders.map(({ find }) => {
    const places = questions.map((question) => placeOfRight(question, find(question.typed)));
    const rank = mean(places.map((place) => (place === undefined ? 0 : 1 / (place + 1))));
    const first = mean(places.map((place) => (place === 0 ? 1 : 0)));
    return `${rank.toFixed(3)} ${(100 * first).toFixed(0).padStart(3)} %`;
  });
  return row(title, [String(questions.length), ...cells], 20);
}

/** Returns the index in `found` of the first page that answers the question. */
function placeOfRight({ agreed }: JudgedQuestion, found: readonly string[]): number | undefined {
  const right = new Set(agreed.map((address) => address.split('#')[0]));
  const place = found.findIndex((page) => right.has(page));
  return place < 0 ? undefined : place;
}

function missOf(question: JudgedQuestion, found: readonly string[]): string[] {
  const place = placeOfRight(question, found);
  if (place === 0) return [];
  const rank = place === undefined ? 'not found' : `place ${place + 1}`;
  const title = `  ${question.source}, ${question.kind}: "${question.typed}"`;
  return [`${title}: ${rank}, before it ${found.slice(0, Math.min(place ?? 3, 3)).join(' ')}`];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the pages found for a query in display order, without duplicates. */
export function pagesFound(engine: Engine, typed: string): string[] {
  const { matches } = engine.search(typed);
  const ordered = orderMatches(matches, engine.records);
  return [...new Set(ordered.map(({ record }) => record.url_without_anchor))];
}

/** Returns the mean of 1 / rank of the first right page. A question without a right page counts as 0. */
export function reciprocalRank(engine: Engine, questions: readonly TestQuestion[]): number {
  return meanReciprocalRank(questions, (typed) => pagesFound(engine, typed));
}

/** Returns the mean reciprocal rank for any search function. */
export function meanReciprocalRank(
  questions: readonly TestQuestion[],
  find: (typed: string) => readonly string[],
): number {
  const ranks = questions.map(({ typed, pages }) => {
    const place = find(typed).findIndex((page) => pages.includes(page));
    return place < 0 ? 0 : 1 / (place + 1);
  });
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

/** Returns the questions whose right page is not first, with the pages above it. */
export function misses(engine: Engine, questions: readonly TestQuestion[]): string[] {
  return questions.flatMap(({ typed, pages }) => {
    const found = pagesFound(engine, typed);
    const place = found.findIndex((page) => pages.includes(page));
    return place === 0
      ? []
      : [`"${typed}": place ${place + 1}, before it ${found.slice(0, 3).join(' ')}`];
  });
}
