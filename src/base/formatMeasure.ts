/** Returns a measure with about four significant digits and at most two decimals: 39,270 · 412.5 · 8.66 · 0.5. */
export function formatMeasure(value: number): string {
  const wholeDigits = Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1;
  const fractionDigits = Math.min(2, Math.max(0, 4 - wholeDigits));
  // Corrects binary rounding: 19.915 is stored as slightly less and would become 19.91.
  const rounded = (value * (1 + Number.EPSILON)).toFixed(fractionDigits);
  // `Intl` is avoided, because its first use takes 0.1 s on a phone. Converting to a number turns 8.50 into 8.5 and
  // −0.00 into 0.
  const [whole = '', fraction] = String(Math.abs(Number(rounded))).split('.');
  const sign = Number(rounded) < 0 ? '-' : '';
  return `${sign}${addThousandsSeparators(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Inserts thousands separators: "1234567" → "1,234,567". */
function addThousandsSeparators(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}
