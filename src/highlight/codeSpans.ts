import { escapeAttribute, escapeHtml } from '../base/escapeHtml';
import { findNameUses } from './findNameUses';

/** A piece of code in one colour. */
export interface CodeSpan {
  readonly text: string;
  /** A class of `src/css/code-tokens.css`, such as "keyword"; empty for plain text. */
  readonly color: string;
  /** Link target of a library name, relative to the reference: "/functions/draw". */
  readonly link?: string;
  readonly isMarked?: boolean;
}

/** A name in code that is a link. */
export interface NameLink {
  /** Position in the code. */
  readonly start: number;
  readonly length: number;
  readonly to: string;
}

/** Options for the HTML of a block. */
interface HtmlOptions {
  /** A metastring with `mark=name` wraps each use of the name in a `mark` element. */
  readonly metastring: string;
  /** URL of the reference; prefix of all links. */
  readonly reference: string;
}

/**
 * Returns the HTML of each line of code: spans and links with the class `token` and the class of the span's colour
 * (`src/css/code-tokens.css`), so the HTML is the same in both colour modes.
 */
export function renderHtmlLines(
  spans: readonly CodeSpan[],
  { metastring, reference }: HtmlOptions,
): readonly string[] {
  const [, subject] = /\bmark=(\S+)/.exec(metastring) ?? [];
  const code = spans.map(({ text }) => text).join('');
  return (subject ? markSpans(spans, subject, findNameUses(code, subject)) : spans)
    .map((span, index, all) =>
      spanHtml(span, reference, all.findIndex(({ link }) => link === span.link) < index),
    )
    .join('')
    .split('\n');
}

/** Splits the spans so that each linked name is a separate span with its link. */
export function linkSpans(
  spans: readonly CodeSpan[],
  links: readonly NameLink[],
): readonly CodeSpan[] {
  const targets = new Map(links.map(({ start, to }) => [start, to]));
  return splitSpans(spans, links, (span, start) => ({ ...span, link: targets.get(start) ?? '' }));
}

/** Splits the spans so that the name at each of `places` is a marked span. Strings and comments are not marked. */
function markSpans(
  spans: readonly CodeSpan[],
  subject: string,
  places: ReadonlySet<number>,
): readonly CodeSpan[] {
  const { length } = subject.replace('.', '');
  const ranges = Array.from(places, (start) => ({ start, length }));
  return splitSpans(spans, ranges, (span) =>
    span.color === 'string' || span.color === 'comment' ? span : { ...span, isMarked: true },
  );
}

/** Splits the spans at `ranges` and applies `change` to the pieces inside them. */
function splitSpans(
  spans: readonly CodeSpan[],
  ranges: readonly { readonly start: number; readonly length: number }[],
  change: (span: CodeSpan, start: number) => CodeSpan,
): readonly CodeSpan[] {
  let end = 0;
  return spans.flatMap((span) => {
    const start = end;
    end += span.text.length;
    const inside = ranges.filter((range) => range.start >= start && range.start < end);
    if (inside.length === 0) return [span];
    const cuts = [
      0,
      ...inside.flatMap((range) => [range.start - start, range.start - start + range.length]),
      span.text.length,
    ];
    return cuts.slice(1).flatMap((cut, index) => {
      const from = cuts[index] ?? 0;
      const piece = { ...span, text: span.text.slice(from, cut) };
      if (piece.text === '') return [];
      return [index % 2 === 1 ? change(piece, start + from) : piece];
    });
  });
}

/**
 * Returns the HTML of a span, with one element per line. A marked name gets no link, because it would link to the page
 * itself. Only the first of several links to a page is a tab stop.
 */
function spanHtml(
  { text, color, link, isMarked = false }: CodeSpan,
  reference: string,
  isRepeated: boolean,
): string {
  if (link && !isMarked) {
    const tabIndex = isRepeated ? ' tabindex="-1"' : '';
    return `<a class="${`token ${color}`.trim()}" href="${escapeAttribute(reference + link)}"${tabIndex}>${escapeHtml(text)}</a>`;
  }
  return text
    .split('\n')
    .map((line) => {
      const html = isMarked ? `<mark>${escapeHtml(line)}</mark>` : escapeHtml(line);
      return color === '' || line.trim() === ''
        ? html
        : `<span class="token ${color}">${html}</span>`;
    })
    .join('\n');
}
