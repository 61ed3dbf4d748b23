import { escapeAttribute, escapeHtml } from '../base/escapeHtml';
import { findUses } from './findUses';

/** A piece of code of one colour. */
export interface Leaf {
  readonly text: string;
  /** A class of `src/css/code-tokens.css`, such as "keyword"; empty for plain text. */
  readonly color: string;
  /** Where a name of the library leads, below the address of the reference: "/functions/draw". */
  readonly link?: string;
  readonly isMarked?: boolean;
}

/** A name in code that is a link. */
export interface NameLink {
  /** The place of its first letter. */
  readonly start: number;
  readonly length: number;
  readonly to: string;
}

/** How the HTML of a block is written. */
interface LeafOptions {
  /** With `mark=name`, each use of the name is in a mark element. */
  readonly metastring: string;
  /** The address of the reference, which links begin with. */
  readonly reference: string;
}

/**
 * Returns the HTML of each line of the code that `leaves` are: spans and links with the class `token` and that of the leaf's
 * colour, from `src/css/code-tokens.css`, so that the HTML is the same in both colour modes.
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

/** Cuts the names that are links out of the leaves. */
export function linkLeaves(leaves: readonly Leaf[], links: readonly NameLink[]): readonly Leaf[] {
  const targets = new Map(links.map(({ start, to }) => [start, to]));
  return cutLeaves(leaves, links, (leaf, start) => ({ ...leaf, link: targets.get(start) ?? '' }));
}

/** Cuts out of the leaves the names that begin at one of `places`, but for those in texts and comments. */
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

/** Cuts `ranges` out of the leaves that hold them, and changes these pieces. */
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

/** An element that is closed and opened again where a line breaks. What a page marks is its own subject, and no link. */
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
