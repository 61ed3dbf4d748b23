import type { ModelSummaryData } from '../../modeling';

type Technique = ModelSummaryData['techniques'][number];

/** A technique and the number of models that show it. */
export type CountedTechnique = Technique & { readonly count: number };

/** Returns the techniques that at least one of the models shows, in alphabetical order. */
export function techniquesIn(models: readonly ModelSummaryData[]): readonly CountedTechnique[] {
  const counted = new Map<string, CountedTechnique>();
  for (const { id, label } of models.flatMap(({ techniques }) => techniques)) {
    counted.set(id, { id, label, count: (counted.get(id)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
