/** Four digits that count, as a person would say a measure: 39,270 · 412.5 · 8.66 · 0.5. */
export function formatMeasure(value: number): string {
  const wholeDigits = Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1;
  const fractionDigits = Math.min(2, Math.max(0, 4 - wholeDigits));
  // The next number up: 19.915 is kept as a little less, and would be 19.91.
  const rounded = (value * (1 + Number.EPSILON)).toFixed(fractionDigits);
  // Not by `Intl`, whose first use takes a phone a tenth of a second. By way of a number 8.50 is 8.5 and −0.001 is 0.
  const [whole = '', fraction] = String(Math.abs(Number(rounded))).split('.');
  const sign = Number(rounded) < 0 ? '-' : '';
  return `${sign}${inThousands(whole)}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** "1234567" → "1,234,567" */
function inThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}
