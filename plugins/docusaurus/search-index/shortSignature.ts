/**
 * Returns a function's declaration on one line, without its name and its parameter types:
 * `makeCylinder( radius: number, location?: Point, ): Solid` → `(radius, location?): Solid`. Returns an empty string for
 * other declarations.
 */
export function shortSignature(declaration: string): string {
  const opening = declaration.search(/[(=]/);
  if (declaration[opening] !== '(') return '';
  // Only the first of several overloads is used.
  const [first = ''] = declaration.slice(opening + 1).split(` ${declaration.slice(0, opening)}(`);
  const pieces = splitAtCommas(first);
  const result = pieces.rest.replace(/^\s*(?::|=>)\s*/, '').trim();
  const names = pieces.inside.flatMap(
    (piece) => /^\s*(\.{3})?[\w$]+\??/.exec(piece)?.[0].trim() ?? [],
  );
  return `(${names.join(', ')})${result === '' ? '' : `: ${result}`}`;
}

/** Splits a list at its commas, except inside brackets. `rest` is the text after the closing bracket of the list. */
function splitAtCommas(list: string): {
  readonly inside: readonly string[];
  readonly rest: string;
} {
  const inside: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, letter] of Array.from(list).entries()) {
    // The `>` of an arrow is not a closing bracket.
    if ('([{<'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) || (letter === '>' && list[at - 1] !== '=')) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ',')) {
      inside.push(list.slice(start, at));
      start = at + 1;
    }
    if (depth < 0) return { inside, rest: list.slice(at + 1) };
  }
  return { inside, rest: '' };
}
