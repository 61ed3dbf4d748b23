import { leafLines } from './leaves';
import { tokenizeCode } from './tokenizeCode';

/**
 * Returns the HTML of each line of `code` in the form of `leafLines`. Code in an unknown language is plain text. The
 * build's counterpart is plugins/docusaurus/highlight.
 */
export function highlightCode(code: string, language: string, metastring = ''): readonly string[] {
  return leafLines(tokenizeCode(code, language), { metastring, reference: '' });
}
