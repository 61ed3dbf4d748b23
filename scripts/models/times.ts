/** What took how long: the site's own way and the bare kernel's, for the same work in the same run. Milliseconds. */
export interface Pair {
  readonly site: number;
  readonly bare: number;
}

/** Returns the value in the middle: one slow run does not count. Of nothing it is not a number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Returns both medians and how many times the bare kernel's the site takes. */
export function compare(pairs: readonly Pair[]): Pair & { readonly ratio: number } {
  const site = median(pairs.map((pair) => pair.site));
  const bare = median(pairs.map((pair) => pair.bare));
  return { site, bare, ratio: site / bare };
}

/** Returns a line of the table: the title, then cells of equal width. */
export function row(title: string, cells: readonly string[]): string {
  return title.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
}

export function inMilliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
