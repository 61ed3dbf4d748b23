import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { TestQuestion } from './questions';

/** The questions that ranking was tuned on, beside the open third of the judged ones: decision 31. */
export function tuningQuestions(): readonly TestQuestion[] {
  const file = path.resolve('bench/search/tuning.yaml');
  return parse(readFileSync(file, 'utf8')) as TestQuestion[];
}
