import { bounds } from './bounds';
import { cutText } from './cutText';
import type { ModelError } from './modelError';

/** Returns what is said where a model is shown only as far as a limit. */
export function limitReached(sentence: string, hint?: string): ModelError {
  return { kind: 'limit', sentence, ...(hint !== undefined && { hint }) };
}

/** Returns what is said of a part that lies too far away, or at no place at all. */
export function tooFar(name: string): ModelError {
  const kilometres = bounds.distance / 1e6;
  return limitReached(
    `${quoted(name)} reaches further than ${kilometres} km: the page does not show it.`,
    'Look for a size or a place that is much too large, or no number.',
  );
}

/** A name of the reader's, short enough for a sentence. */
export function quoted(name: string): string {
  return cutText(name, 60);
}
