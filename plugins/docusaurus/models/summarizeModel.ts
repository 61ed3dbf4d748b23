import type { BuiltModel, ModelSummaryData } from '../../../src/modeling/node';
import { techniquesOf } from './techniques';

/** Returns the data of a model for pages with many models. */
export function summarizeModel({ name, about, picture, code }: BuiltModel): ModelSummaryData {
  return { name, title: about.title, picture, techniques: techniquesOf(code) };
}
