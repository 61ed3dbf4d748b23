import { formatMeasure } from '../../../base/formatMeasure';

/** Numbers, but for digits in words. */
const numbers = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?!\w)/g;

/** Where the value begins: a number, a list, an object, or what is true or not. */
const valueStart = / (?=-?\d|\[|\{|(?:true|false|null|undefined)\b)/;

/** Returns a line of the console as label and value: "volume 8000.0001 mm³" is volume, 8,000 mm³. */
export function readLine(line: string): { readonly label: string; readonly value: string } {
  const at = line.search(valueStart);
  const value = line.slice(at + 1).replace(numbers, (text) => formatMeasure(Number(text)));
  return { label: at === -1 ? '' : line.slice(0, at), value };
}
