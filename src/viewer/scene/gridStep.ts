/** How many steps fit on what the grid lies under, at most. */
const maxSteps = 16;

/** A view may be many times as high as it is wide; more lines than this are a mistake, not a grid. */
const maxLines = 256;

/** Returns the least of 1, 2, 5, 10, 20 … (and 0.5, 0.2 …) that divides `length` into at most 16 steps; 1 when it is no length. */
export function gridStep(length: number): number {
  if (!(length > 0) || !Number.isFinite(length)) return 1;
  const power = 10 ** Math.floor(Math.log10(length / maxSteps));
  const step = [1, 2, 5].find((digit) => digit * power * maxSteps >= length) ?? 10;
  // Of lengths below all that numbers can hold nothing is left.
  return Number((step * power).toPrecision(1)) || 1;
}

/**
 * Returns the multiples of `step` from `start` to `start + length`, at most 256. Counted by whole numbers: adding a step
 * to a place far from the origin may leave the place where it was.
 */
export function gridPositions(start: number, length: number, step: number): readonly number[] {
  const first = Math.ceil(start / step);
  const count = Math.floor((start + length) / step) - first + 1;
  if (!(count > 0)) return [];
  return Array.from({ length: Math.min(count, maxLines) }, (_, index) => (first + index) * step);
}

/** Returns `step` in millimetres as readers write it, however small: "0.00002 mm". */
export function formatStep(step: number): string {
  const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, useGrouping: false });
  return `${digits.format(step)} mm`;
}
