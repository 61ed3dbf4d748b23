import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewedFacts } from './facts';
import { storeFolder } from './folders';
import type { ModelFile } from './modelFiles';

/** Milliseconds that models took, by name. */
export type Durations = Readonly<Record<string, number>>;

const durationsFile = path.join(storeFolder, 'durations.json');

/** Returns how long models took when they were built last. */
function keptDurations(): Durations {
  return existsSync(durationsFile)
    ? (JSON.parse(readFileSync(durationsFile, 'utf8')) as Durations)
    : {};
}

export function keepModelDurations(durations: Durations): void {
  mkdirSync(storeFolder, { recursive: true });
  writeFileSync(durationsFile, JSON.stringify({ ...keptDurations(), ...durations }));
}

/**
 * What a model without a known duration costs: of triangles, faces, edges and letters of code, this sum orders models most
 * like their times did (rank correlation 0.8 over all models of the site).
 */
const lettersPerTriangle = 2;

/** Milliseconds for a triangle, or half a letter, where no time is known yet. */
const usualPace = 0.2;

/** Returns about how long each model will take, in milliseconds: as long as last time, or by its size. */
export function estimateDurations(
  models: readonly ModelFile[],
  known: Durations = keptDurations(),
): ReadonlyMap<string, number> {
  const facts = reviewedFacts();
  const sizeOf = ({ name, code }: ModelFile): number =>
    (facts[name]?.triangles ?? 0) + lettersPerTriangle * code.length;
  return new Map(
    models.map((model) => [model.name, known[model.name] ?? usualPace * sizeOf(model)]),
  );
}
