import { editDistance } from '../../base/editDistance';

const maxSuggestions = 4;
/** Routes with a lower similarity are not suggested. 1 means the same URL. */
const minSimilarity = 0.55;

/** Returns the known routes most similar to the missed URL, best first. The list is empty if none is similar enough. */
export function nearestRoutes(missed: string, routes: readonly string[]): string[] {
  return routes
    .map((route) => ({ route, score: similarity(missed, route) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort(
      (a, b) =>
        b.score - a.score || a.route.length - b.route.length || a.route.localeCompare(b.route),
    )
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

/** Returns the search terms in a URL: "/docs/other-resources.html" gives "other resources". */
export function searchTermsOf(address: string): string {
  return (segmentsOf(address).at(-1) ?? '').replaceAll(/[^a-z0-9]+/g, ' ').trim();
}

/**
 * Returns a similarity from 0 to 1. The last segment names the page, so it counts three times as much as the whole
 * path.
 */
function similarity(a: string, b: string): number {
  const [nameA, nameB] = [segmentsOf(a).at(-1) ?? '', segmentsOf(b).at(-1) ?? ''];
  if (nameA === '' || nameB === '') return 0;
  const name = textSimilarity(singular(nameA), singular(nameB));
  const path = textSimilarity(segmentsOf(a).join('/'), segmentsOf(b).join('/'));
  return (3 * name + path) / 4;
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

function textSimilarity(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}
