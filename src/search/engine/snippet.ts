import type { TextMark } from './findMarks';
import { stem } from './words';
import { escapeHtml } from '../../base/escapeHtml';

/** Options of a snippet. */
export interface SnippetOptions {
  /** Number of words to keep. Requirement 9.6: 10, or 5 on small screens. */
  readonly wordCount: number;
  readonly ellipsis: string;
  readonly tags: Tags;
}

/**
 * Returns the part of a text with most different marks, preferably from one sentence and with the marks in its middle,
 * with an ellipsis on each side that was cut. A short text is returned whole.
 */
export function snippet(
  text: string,
  marks: readonly TextMark[],
  { wordCount, ellipsis, tags }: SnippetOptions,
): string {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= wordCount) return highlightText(text, marks, tags);
  const seen = words.map(({ start, end }): Seen => {
    const mark = marks.find((one) => one.start < end && one.end > start);
    return {
      marked: mark && stem(text.slice(mark.start, mark.end).toLowerCase()),
      isLast: /[.!?]$/.test(text.slice(start, end)),
    };
  });
  const first = bestWindow(seen, wordCount);
  const last = first + wordCount - 1;
  const from = words[first]?.start ?? 0;
  const to = words[last]?.end ?? text.length;
  const inside = marks
    .filter((mark) => mark.start < to && mark.end > from)
    .map((mark) => ({
      start: Math.max(mark.start, from) - from,
      end: Math.min(mark.end, to) - from,
    }));
  const before = first > 0 ? ellipsis : '';
  const after = last < words.length - 1 ? ellipsis : '';
  return before + highlightText(text.slice(from, to), inside, tags) + after;
}

/** A word of the text. */
interface Seen {
  /** Stem of the marked part; undefined if the word has no mark. */
  readonly marked: string | undefined;
  /** True if the word ends a sentence. */
  readonly isLast: boolean;
}

/** Returns the start of the best window of `size` words. Of equal windows, the one with centred marks wins. */
function bestWindow(words: readonly Seen[], size: number): number {
  let best = { start: 0, worth: -1, offset: Infinity };
  for (let start = 0; start + size <= words.length; start += 1) {
    const inside = words.slice(start, start + size);
    const places = inside.flatMap(({ marked }, i) => (marked === undefined ? [] : [i]));
    const different = new Set(places.map((place) => inside[place]?.marked)).size;
    // Two different words are worth more than one word twice, and one sentence more than the halves of two.
    const isCut = inside.slice(0, -1).some(({ isLast }) => isLast);
    const worth = 4 * different + places.length - (isCut ? 2 : 0);
    const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
    const offset = places.length > 0 ? Math.abs(middle - (size - 1) / 2) : 0;
    if (worth > best.worth || (worth === best.worth && offset < best.offset)) {
      best = { start, worth, offset };
    }
  }
  return best.start;
}

/** The tags around a mark: the only markup in an answer. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** Returns the text as HTML: its marks in tags, everything else escaped. */
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
