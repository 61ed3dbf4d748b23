import { leafLines } from './leaves';
import { tokenizeCode } from './tokenizeCode';

/**
 * Returns the HTML of each line of `code`, as `leafLines` writes it. An unknown language comes out as plain text. The build half
 * is plugins/docusaurus/highlight.
 */
export function highlightCode(code: string, language: string, metastring = ''): readonly string[] {
  return leafLines(tokenizeCode(code, language), { metastring, reference: '' });
}
