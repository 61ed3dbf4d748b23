import type { BuiltModel, ModelSummaryData } from '../../../src/modeling/node';
import { techniquesOf } from './techniques';

/** Returns what pages that show many models need of each. */
export function summarizeModel({ name, about, picture, code }: BuiltModel): ModelSummaryData {
  return { name, title: about.title, picture, techniques: techniquesOf(code) };
}
