import { escapeHtml } from '../../base/escapeHtml';
import type { TextMark } from './findMarks';

/** The tags put around a mark. They are the only markup in what is answered. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** The text with its marks in tags and everything else escaped. */
export function highlightText(
  text: string,
  marks: readonly TextMark[],
  { pre, post }: Tags,
): string {
  let html = '';
  let done = 0;
  for (const { start, end } of marks) {
    html += escapeHtml(text.slice(done, start));
    html += pre + escapeHtml(text.slice(start, end)) + post;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}
