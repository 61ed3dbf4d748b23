import { linkSpans, type NameLink } from './codeSpans';
import { packColors } from './packColors';
import { tokenizeCode } from './tokenizeCode';

/**
 * Returns the packed colours of a code block, with the links of library names. A final line break is removed, because
 * code blocks do not show it.
 */
export function packedColorsOf(
  code: string,
  language: string,
  links: readonly NameLink[] = [],
): string {
  return packColors(linkSpans(tokenizeCode(code.replace(/\n$/, ''), language), links));
}
