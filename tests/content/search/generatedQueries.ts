import type { SearchRecord } from '../../../src/search/node';
import type { TestQuery } from '../../../bench/search/testQueries';

/** Returns queries made from the names of the API reference. They are the same in every run. */
export function generatedQueries(records: readonly SearchRecord[]) {
  const names = records.flatMap(({ type, url, hierarchy }) =>
    type === 'lvl1' && /^\/docs\/api\/[^/]+\/./.test(url)
      ? [{ name: hierarchy.lvl1.replace('()', ''), page: url }]
      : [],
  );
  const pagesOf = (name: string) =>
    names
      .filter((other) => other.name.toLowerCase() === name.toLowerCase())
      .map(({ page }) => page);
  const make = (change: (name: string, seed: number) => string): TestQuery[] =>
    names.map(({ name }, seed) => ({ typed: change(name, seed), pages: pagesOf(name) }));
  return {
    exact: make((name) => name),
    split: make(splitWords),
    // Any name with this prefix is a right answer.
    begun: make((name) => name.slice(0, Math.ceil(name.length * 0.7))).map(({ typed }) => ({
      typed,
      pages: names
        .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
        .map(({ page }) => page),
    })),
    // A wrong letter would turn a short name into another word.
    misspelt: make(misspell).filter(({ typed }) => typed.length >= 5),
  };
}

/** Returns `make base box` for `makeBaseBox`. */
function splitWords(name: string): string {
  const parts = name.match(/\d+[Dd](?![a-z])|\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [name];
  return parts.join(' ').toLowerCase();
}

/** Returns `name` with one inner letter removed, doubled, swapped with the next or replaced, depending on `seed`. */
function misspell(name: string, seed: number): string {
  const place = 1 + (seed % Math.max(1, name.length - 2));
  const before = name.slice(0, place);
  const letter = name[place] ?? '';
  const after = name.slice(place + 1);
  switch (seed % 4) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (after[0] ?? '') + letter + after.slice(1);
    default:
      return `${before}x${after}`;
  }
}
