import { packColors } from './packColors';
import { tokenizeCode } from './tokenizeCode';

/** The colours of a code block with `code`, packed for the page that carries it. Blocks show no line break at their end. */
export function colorsOf(code: string, language: string): string {
  return packColors(tokenizeCode(code.replace(/\n$/, ''), language));
}
