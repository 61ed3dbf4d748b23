const shown = 4;
/** Below this a route has nothing to do with what was asked for. 1 is the same address. */
const leastLikeness = 0.55;

/** Returns the known routes most like the address that was missed, best first; none when nothing is like it. */
export function nearestRoutes(missed: string, routes: readonly string[]): string[] {
  return routes
    .map((route) => ({ route, score: likeness(missed, route) }))
    .filter(({ score }) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score || a.route.length - b.route.length)
    .slice(0, shown)
    .map(({ route }) => route);
}

/** The words of an address, for a search box: "/docs/other-resources.html" gives "other resources". */
export function wordsOf(address: string): string {
  return (segmentsOf(address).at(-1) ?? '').replaceAll(/[^a-z0-9]+/g, ' ').trim();
}

/** The last segment names the page, so it counts three times as much as the way to it. */
function likeness(a: string, b: string): number {
  const [nameA, nameB] = [segmentsOf(a).at(-1) ?? '', segmentsOf(b).at(-1) ?? ''];
  if (nameA === '' || nameB === '') return 0;
  const name = sameness(singular(nameA), singular(nameB));
  const way = sameness(segmentsOf(a).join('/'), segmentsOf(b).join('/'));
  return (3 * name + way) / 4;
}

function segmentsOf(address: string): string[] {
  return address
    .toLowerCase()
    .replace(/(\/index)?(\.html?)?\/*$/, '')
    .split('/')
    .filter((segment) => segment !== '');
}

function singular(words: string): string {
  return words.replaceAll(/s(?=-|$)/g, '');
}

function sameness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** Letters to insert, delete or replace. https://en.wikipedia.org/wiki/Levenshtein_distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replace = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
