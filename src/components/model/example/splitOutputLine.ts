import { formatMeasure } from '../../../base/formatMeasure';

/** Matches numbers, except digits inside words. */
const numbers = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?!\w)/g;

/** Matches the space before the value: a number, list, object, boolean, null or undefined. */
const valueStart = / (?=-?\d|\[|\{|(?:true|false|null|undefined)\b)/;

/** Splits a console line into a label and a readable value: "volume 8000.0001 mm³" becomes "volume" and "8,000 mm³". */
export function splitOutputLine(line: string): { readonly label: string; readonly value: string } {
  const at = line.search(valueStart);
  const value = line.slice(at + 1).replace(numbers, (text) => formatMeasure(Number(text)));
  return { label: at === -1 ? '' : line.slice(0, at), value };
}
