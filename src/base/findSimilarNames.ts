import { editDistance } from './editDistance';

/**
 * Returns up to three of `names` that are similar to `wrong`, the most similar first. A name is similar if it
 * contains `wrong` or if at most a third of its letters differ (Damerau–Levenshtein distance, ignoring case).
 */
export function findSimilarNames(wrong: string, names: readonly string[]): readonly string[] {
  const target = wrong.toLowerCase();
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  return [...new Set(names)]
    .map((name) => ({ name, distance: distanceWithin(limit, target, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || contains(name.toLowerCase(), target))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
}

function contains(name: string, target: string): boolean {
  return target.length >= 4 && name.includes(target);
}

/**
 * Returns the Damerau–Levenshtein distance of two strings. If their lengths differ by more than `limit`, returns that
 * difference instead, because the distance of long strings is slow to compute.
 */
function distanceWithin(limit: number, a: string, b: string): number {
  const atLeast = Math.abs(a.length - b.length);
  return atLeast > limit ? atLeast : editDistance(a, b);
}
