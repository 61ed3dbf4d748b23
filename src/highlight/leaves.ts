import { escapeAttribute, escapeHtml } from '../base/escapeHtml';
import { findUses } from './findUses';

/** A piece of code in one colour. */
export interface Leaf {
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
interface LeafOptions {
  /** A metastring with `mark=name` wraps each use of the name in a `mark` element. */
  readonly metastring: string;
  /** Address of the reference; prefix of all links. */
  readonly reference: string;
}

/**
 * Returns the HTML of each line of code: spans and links with the class `token` and the class of the leaf's colour
 * (`src/css/code-tokens.css`), so that the HTML is the same in both colour modes.
 */
export function leafLines(
  leaves: readonly Leaf[],
  { metastring, reference }: LeafOptions,
): readonly string[] {
  const [, subject] = /\bmark=(\S+)/.exec(metastring) ?? [];
  const code = leaves.map(({ text }) => text).join('');
  return (subject ? markLeaves(leaves, subject, findUses(code, subject)) : leaves)
    .map((leaf) => leafHtml(leaf, reference))
    .join('')
    .split('\n');
}

/** Splits the leaves so that each linked name is a separate leaf with its link. */
export function linkLeaves(leaves: readonly Leaf[], links: readonly NameLink[]): readonly Leaf[] {
  const targets = new Map(links.map(({ start, to }) => [start, to]));
  return cutLeaves(leaves, links, (leaf, start) => ({ ...leaf, link: targets.get(start) ?? '' }));
}

/** Splits the leaves so that the name at each of `places` is a marked leaf. Strings and comments are not marked. */
function markLeaves(
  leaves: readonly Leaf[],
  subject: string,
  places: ReadonlySet<number>,
): readonly Leaf[] {
  const { length } = subject.replace('.', '');
  const ranges = Array.from(places, (start) => ({ start, length }));
  return cutLeaves(leaves, ranges, (leaf) =>
    leaf.color === 'string' || leaf.color === 'comment' ? leaf : { ...leaf, isMarked: true },
  );
}

/** Splits the leaves at `ranges` and applies `change` to the pieces inside them. */
function cutLeaves(
  leaves: readonly Leaf[],
  ranges: readonly { readonly start: number; readonly length: number }[],
  change: (leaf: Leaf, start: number) => Leaf,
): readonly Leaf[] {
  let end = 0;
  return leaves.flatMap((leaf) => {
    const start = end;
    end += leaf.text.length;
    const inside = ranges.filter((range) => range.start >= start && range.start < end);
    if (inside.length === 0) return [leaf];
    const cuts = [
      0,
      ...inside.flatMap((range) => [range.start - start, range.start - start + range.length]),
      leaf.text.length,
    ];
    return cuts.slice(1).flatMap((cut, index) => {
      const from = cuts[index] ?? 0;
      const piece = { ...leaf, text: leaf.text.slice(from, cut) };
      if (piece.text === '') return [];
      return [index % 2 === 1 ? change(piece, start + from) : piece];
    });
  });
}

/**
 * Returns the HTML of a leaf, with one element per line. A marked name gets no link, because it would link to the page
 * itself.
 */
function leafHtml({ text, color, link, isMarked = false }: Leaf, reference: string): string {
  const href = link && !isMarked ? reference + link : undefined;
  return text
    .split('\n')
    .map((line) =>
      element(isMarked ? `<mark>${escapeHtml(line)}</mark>` : escapeHtml(line), color, href),
    )
    .join('\n');
}

function element(html: string, color: string, href: string | undefined): string {
  if (href !== undefined)
    return `<a class="${`token ${color}`.trim()}" href="${escapeAttribute(href)}">${html}</a>`;
  if (color === '' || html.trim() === '') return html;
  return `<span class="token ${color}">${html}</span>`;
}
