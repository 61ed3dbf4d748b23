import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Where questions come from; a file of `judged/` each. */
export const sources = ['need', 'reworded', 'asked', 'pasted'] as const;
export type QuestionSource = (typeof sources)[number];

export const questionKinds = ['task', 'concept', 'trouble', 'project', 'symbol', 'error'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/**
 * The thirds: `open` may be read while ranking is worked on, of `totals` only the totals are looked at, and
 * `last` is asked once, when all is done. What is not looked at cannot be learned by heart.
 */
export type Third = 'open' | 'totals' | 'last';
const thirds: readonly Third[] = ['open', 'totals', 'last'];

/** A question with the pages that would serve who asks it, as two judgements have it. */
export interface JudgedQuestion {
  readonly typed: string;
  readonly source: QuestionSource;
  readonly kind: QuestionKind;
  /** Addresses in both judgements, some with the anchor of a section: any of them first is right. */
  readonly agreed: readonly string[];
}

/** An entry of a file as it is written; `first` and `second` are the pages that only one of the judgements has. */
export interface Entry {
  readonly typed: string;
  readonly kind: QuestionKind;
  readonly reader?: string;
  readonly url?: string;
  readonly agreed: readonly string[];
  readonly first?: readonly string[];
  readonly second?: readonly string[];
}

/** All judged questions, in the order of their files. */
export function judgedQuestions(): JudgedQuestion[] {
  return sources.flatMap((source) =>
    readEntries(source).map(({ typed, kind, agreed }) => ({ typed, source, kind, agreed })),
  );
}

/** The entries of one file, both judgements with them. */
export function readEntries(source: QuestionSource): Entry[] {
  const file = path.resolve('bench/search/judged', `${source}.yaml`);
  return parse(readFileSync(file, 'utf8')) as Entry[];
}

/** By a hash of the text alone: no question moves to another third when others come or go. */
export function thirdOf(typed: string): Third {
  const hash = createHash('sha256').update(typed).digest().readUInt32BE(0);
  return thirds[hash % thirds.length] ?? 'open';
}
