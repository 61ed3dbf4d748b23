import { resultLimits } from './resultLimits';
import { cutText } from './cutText';
import type { ModelError } from './modelError';

/** Returns the warning for a model that is shown only in part. */
export function limitWarning(sentence: string, hint?: string): ModelError {
  return { kind: 'limit', sentence, ...(hint !== undefined && { hint }) };
}

/**
 * Returns the warning for a part that is too far from the origin, or that has no triangles because of NaN coordinates.
 */
export function tooFarWarning(
  name: string,
  coordinates: Float32Array | readonly number[],
): ModelError {
  if (coordinates.length === 0 || coordinates.some(Number.isNaN))
    return limitWarning(
      `${shortenName(name)} has coordinates that are no numbers: the page does not show it.`,
      'Look for a size or a place that is 0, missing, misspelt or no number.',
    );
  const kilometres = resultLimits.distance / 1e6;
  return limitWarning(
    `${shortenName(name)} reaches further than ${kilometres} km: the page does not show it.`,
    'Look for a size or a place that is much too large.',
  );
}

/** Returns a name from the reader's code, cut so that it fits into a sentence. */
export function shortenName(name: string): string {
  return cutText(name, 60);
}
