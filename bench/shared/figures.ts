/** Durations of the same work on our site and on another system, measured in the same run. Milliseconds. */
export interface DurationPair {
  readonly ours: number;
  readonly theirs: number;
}

/** Returns the median, which a single slow run does not affect; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * Returns the smallest value that is at least as large as the fraction `share` (for example 0.95) of all values; NaN
 * for an empty list.
 */
export function percentile(values: readonly number[], share: number): number {
  const place = Math.max(0, Math.ceil(values.length * share) - 1);
  return inOrder(values)[place] ?? Number.NaN;
}

/**
 * Returns the median for each system, and the ratio of ours to theirs. `middle` is the statistic to use instead of the
 * median.
 */
export function medianOfPairs(
  pairs: readonly DurationPair[],
  middle: (values: readonly number[]) => number = median,
): DurationPair & { readonly ratio: number } {
  const ours = middle(pairs.map((pair) => pair.ours));
  const theirs = middle(pairs.map((pair) => pair.theirs));
  return { ours, theirs, ratio: ours / theirs };
}

/** Returns a row of a table: the title, then cells of equal width. */
export function formatRow(title: string, cells: readonly string[], width = 12): string {
  return title.padEnd(34) + cells.map((cell) => cell.padStart(width)).join('');
}

/** Returns the cells of a comparison: ours, theirs, ratio. */
export function formatComparison({
  ours,
  theirs,
  ratio,
}: ReturnType<typeof medianOfPairs>): string[] {
  return [formatMilliseconds(ours), formatMilliseconds(theirs), ratio.toFixed(2)];
}

export function formatMilliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function inOrder(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other);
}
