/** The maximum number of steps across the grid. */
const maxSteps = 16;

/** The maximum number of lines. A tall view needs more lines than steps, but more than 256 can only be a mistake. */
const maxLines = 256;

/**
 * Returns the smallest of 1, 2, 5, 10, 20 … (and 0.5, 0.2 …) that divides `length` into at most 16 steps; 1 if
 * `length` is not positive and finite.
 */
export function gridStep(length: number): number {
  if (!(length > 0) || !Number.isFinite(length)) return 1;
  const power = 10 ** Math.floor(Math.log10(length / maxSteps));
  const step = [1, 2, 5].find((digit) => digit * power * maxSteps >= length) ?? 10;
  // For very small lengths, the step underflows to 0.
  return Number((step * power).toPrecision(1)) || 1;
}

/**
 * Returns the multiples of `step` from `start` to `start + length`, at most 256. They are computed from integers,
 * because rounding can lose a small step that is added to a large number.
 */
export function gridPositions(start: number, length: number, step: number): readonly number[] {
  const first = Math.ceil(start / step);
  const count = Math.floor((start + length) / step) - first + 1;
  if (!(count > 0)) return [];
  return Array.from({ length: Math.min(count, maxLines) }, (_, index) => (first + index) * step);
}

/** Formats `step` in millimetres, in decimal notation even if it is tiny: "0.00002 mm". */
export function formatStep(step: number): string {
  const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, useGrouping: false });
  return `${digits.format(step)} mm`;
}
