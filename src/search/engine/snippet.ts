import type { TextMark } from './findMarks';
import { highlightText, type Tags } from './highlightText';

/** What a snippet is cut by. */
export interface SnippetOptions {
  /** So many words stay. Requirement 9.6: 10, or 5 on small screens. */
  readonly wordCount: number;
  readonly ellipsis: string;
  readonly tags: Tags;
}

/**
 * The stretch of a text that shows most of its marks, as near to the middle as it goes, with an
 * ellipsis on each side that was cut. A short text stays whole.
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
  const isMarked = words.map(({ start, end }) =>
    marks.some((mark) => mark.start < end && mark.end > start),
  );
  const first = bestWindow(isMarked, wordCount);
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

/** Where the window of `size` words starts that has most marks, these in its middle. */
function bestWindow(isMarked: readonly boolean[], size: number): number {
  let best = { start: 0, count: -1, offset: Infinity };
  for (let start = 0; start + size <= isMarked.length; start += 1) {
    const places = isMarked.slice(start, start + size).flatMap((marked, i) => (marked ? [i] : []));
    const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
    const offset = places.length > 0 ? Math.abs(middle - (size - 1) / 2) : 0;
    if (places.length > best.count || (places.length === best.count && offset < best.offset)) {
      best = { start, count: places.length, offset };
    }
  }
  return best.start;
}
