import { escapeHtml } from '../base/escapeHtml';
import { findUses } from './findUses';

/** A piece of code of one colour. */
export interface Leaf {
  readonly text: string;
  /** A class of `src/css/code-tokens.css`, such as "keyword"; empty for plain text. */
  readonly color: string;
  readonly isMarked?: boolean;
}

/**
 * Returns the HTML of each line of the code that `leaves` are: spans with the class `token` and that of the leaf's colour,
 * from `src/css/code-tokens.css`, so that the HTML is the same in both colour modes. With `mark=name` in
 * `metastring`, the name stands in mark elements where the code uses it.
 */
export function leafLines(leaves: readonly Leaf[], metastring: string): readonly string[] {
  const [, subject] = /\bmark=(\S+)/.exec(metastring) ?? [];
  const code = leaves.map(({ text }) => text).join('');
  return (subject ? markLeaves(leaves, subject, findUses(code, subject)) : leaves)
    .map(leafHtml)
    .join('')
    .split('\n');
}

/** Cuts out of the leaves the names that begin at one of `places`, but for those in texts and comments. */
function markLeaves(
  leaves: readonly Leaf[],
  subject: string,
  places: ReadonlySet<number>,
): readonly Leaf[] {
  const { length } = subject.replace('.', '');
  let end = 0;
  return leaves.flatMap((leaf) => {
    const start = end;
    end += leaf.text.length;
    if (leaf.color === 'string' || leaf.color === 'comment') return [leaf];
    const inside = [...places].filter((place) => place >= start && place < end);
    const cuts = [
      0,
      ...inside.flatMap((at) => [at - start, at - start + length]),
      leaf.text.length,
    ];
    return cuts.slice(1).map((cut, index) => ({
      ...leaf,
      text: leaf.text.slice(cuts[index], cut),
      isMarked: index % 2 === 1,
    }));
  });
}

/** A span that is closed and opened again where a line breaks. */
function leafHtml({ text, color, isMarked = false }: Leaf): string {
  return text
    .split('\n')
    .map((line) => span(isMarked ? `<mark>${escapeHtml(line)}</mark>` : escapeHtml(line), color))
    .join('\n');
}

function span(html: string, color: string): string {
  if (color === '' || html.trim() === '') return html;
  return `<span class="token ${color}">${html}</span>`;
}
