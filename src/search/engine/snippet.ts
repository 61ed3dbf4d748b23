import type { TextMark } from './findMarks';
import { stem } from './words';
import { escapeHtml } from '../../base/escapeHtml';

/** Options of a snippet. */
export interface SnippetOptions {
  /** Number of words to keep. Requirement 9.6: 10, or 5 on small screens. */
  readonly wordCount: number;
  readonly ellipsis: string;
  readonly tags: MarkTags;
}

/**
 * Returns the part of a text with the most distinct marks. Centred marks and a part within one sentence are preferred.
 * Cut text is replaced by an ellipsis. Returns a short text unchanged.
 */
export function cutSnippet(
  text: string,
  marks: readonly TextMark[],
  { wordCount, ellipsis, tags }: SnippetOptions,
): string {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= wordCount) return highlightText(text, marks, tags);
  const snippetWords = words.map(({ start, end }): SnippetWord => {
    const mark = marks.find((one) => one.start < end && one.end > start);
    return {
      marked: mark && stem(text.slice(mark.start, mark.end).toLowerCase()),
      isLast: /[.!?]$/.test(text.slice(start, end)),
    };
  });
  const first = bestWindow(snippetWords, wordCount);
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

/** A word of the text, with the properties that `bestWindow` compares. */
interface SnippetWord {
  /** Stem of the marked part; undefined if the word has no mark. */
  readonly marked: string | undefined;
  /** True if the word ends a sentence. */
  readonly isLast: boolean;
}

/**
 * Returns the index of the first word of the best window of `size` words. Among equally good windows, the one with the
 * most central marks is best.
 */
function bestWindow(words: readonly SnippetWord[], size: number): number {
  let best = { start: 0, score: -1, offset: Infinity };
  for (let start = 0; start + size <= words.length; start += 1) {
    const inside = words.slice(start, start + size);
    const places = inside.flatMap(({ marked }, i) => (marked === undefined ? [] : [i]));
    const distinct = new Set(places.map((place) => inside[place]?.marked)).size;
    // Distinct marked words count more than repeated ones, and a window within one sentence more than parts of two.
    const isCut = inside.slice(0, -1).some(({ isLast }) => isLast);
    const score = 4 * distinct + places.length - (isCut ? 2 : 0);
    const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
    const offset = places.length > 0 ? Math.abs(middle - (size - 1) / 2) : 0;
    if (score > best.score || (score === best.score && offset < best.offset)) {
      best = { start, score, offset };
    }
  }
  return best.start;
}

/** The tags around a mark. They are the only markup in an answer. */
export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

/** Returns the text as HTML, with tags around its marks. All other text is escaped. */
export function highlightText(
  text: string,
  marks: readonly TextMark[],
  { pre, post }: MarkTags,
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
