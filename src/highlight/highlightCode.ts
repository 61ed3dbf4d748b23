import { leafLines } from './leaves';
import { tokenize } from './tokenize';

/**
 * Returns the HTML of each line of `code`, as `leafLines` writes it. An unknown language comes out as plain text. The build half
 * is plugins/highlight.
 */
export function highlightCode(code: string, language: string, metastring = ''): readonly string[] {
  return leafLines(tokenize(code, language), metastring);
}
