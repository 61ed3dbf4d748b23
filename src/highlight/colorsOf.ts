import { linkLeaves, type NameLink } from './leaves';
import { packColors } from './packColors';
import { tokenizeCode } from './tokenizeCode';

/**
 * The colours of a code block with `code`, packed for the page that carries it, and where the names in it lead. Blocks show no
 * line break at their end.
 */
export function colorsOf(code: string, language: string, links: readonly NameLink[] = []): string {
  return packColors(linkLeaves(tokenizeCode(code.replace(/\n$/, ''), language), links));
}
