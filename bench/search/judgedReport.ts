import { row } from '../shared/figures';
import {
  questionKinds,
  sources,
  thirdOf,
  type JudgedQuestion,
  type Third,
} from './judgedQuestions';

/** A way to find pages: the addresses for what was typed, best first. */
export interface Finder {
  readonly name: string;
  readonly find: (typed: string) => readonly string[];
}

/** What is printed of the judged questions: of `open` all, of `totals` one row, of `last` only what was asked for. */
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

/** Where the first right page is among those found, from 0. */
function placeOfRight({ agreed }: JudgedQuestion, found: readonly string[]): number | undefined {
  const right = new Set(agreed.map((address) => address.split('#')[0]));
  const place = found.findIndex((page) => right.has(page));
  return place < 0 ? undefined : place;
}

function missOf(question: JudgedQuestion, found: readonly string[]): string[] {
  const place = placeOfRight(question, found);
  if (place === 0) return [];
  const where = place === undefined ? 'not found' : `place ${place + 1}`;
  const title = `  ${question.source}, ${question.kind}: "${question.typed}"`;
  return [`${title}: ${where}, before it ${found.slice(0, Math.min(place ?? 3, 3)).join(' ')}`];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
