/** The largest number of steps in the length that the grid covers. */
const maxSteps = 16;

/**
 * The largest number of lines. A view may be many times as high as it is wide, but more lines than this are a mistake.
 */
const maxLines = 256;

/**
 * Returns the smallest of 1, 2, 5, 10, 20 … (and 0.5, 0.2 …) that divides `length` into at most 16 steps; 1 if `length`
 * is not a length.
 */
export function gridStep(length: number): number {
  if (!(length > 0) || !Number.isFinite(length)) return 1;
  const power = 10 ** Math.floor(Math.log10(length / maxSteps));
  const step = [1, 2, 5].find((digit) => digit * power * maxSteps >= length) ?? 10;
  // Steps of the smallest lengths underflow to 0.
  return Number((step * power).toPrecision(1)) || 1;
}

/**
 * Returns the multiples of `step` from `start` to `start + length`, at most 256. They are computed from integers,
 * because adding a step to a number far from zero may not change the number.
 */
export function gridPositions(start: number, length: number, step: number): readonly number[] {
  const first = Math.ceil(start / step);
  const count = Math.floor((start + length) / step) - first + 1;
  if (!(count > 0)) return [];
  return Array.from({ length: Math.min(count, maxLines) }, (_, index) => (first + index) * step);
}

/** Returns `step` as text in millimetres, in decimals even if it is tiny: "0.00002 mm". */
export function formatStep(step: number): string {
  const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 1, useGrouping: false });
  return `${digits.format(step)} mm`;
}
