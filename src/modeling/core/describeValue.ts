import { asJson } from './asJson';
import { cutText } from './cutText';

/** Returns a value of the reader's code in words: "a Drawing", "the number 5". */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value !== 'object') return `the ${typeof value} ${cutText(asJson(value), 60)}`;
  if (Array.isArray(value)) return describeList(value);
  const { name } =
    (value as { readonly constructor?: { readonly name?: string } }).constructor ?? {};
  const keys = Object.keys(value);
  if (name && name !== 'Object') return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
  return `an object with ${keys.length > 0 ? keys.join(', ') : 'nothing in it'}`;
}

function describeList(list: readonly unknown[]): string {
  const hasShapes = list.some((item) => typeof item === 'object' || item === undefined);
  if (!hasShapes) return cutText(asJson(list), 60);
  const kinds = [...new Set(list.map(describeValue))];
  return `a list of ${kinds.slice(0, 3).join(' and ')}`;
}
