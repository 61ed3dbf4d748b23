import type { SearchRecord } from '../records/record';
import type { EngineResult } from './engineResult';

export interface RelatedPage {
  /** The page's own record. */
  readonly record: SearchRecord;
  /** Score from 0 to 100, relative to the most related page. */
  readonly score: number;
}

/** Number of matches considered for each title of the page. */
const matchesPerTitle = 40;

/**
 * Returns the pages related to the page of `objectID`, best first; undefined for an unknown id. Searches for each title
 * of the page. A page with a higher position in the results gets a higher score.
 */
export function relatedPages(
  records: readonly SearchRecord[],
  search: (typed: string) => EngineResult,
  objectID: string,
): readonly RelatedPage[] | undefined {
  const path = records.find((record) => record.objectID === objectID)?.url_without_anchor;
  if (path === undefined) return undefined;
  const own = records.filter((record) => record.url_without_anchor === path);
  const titles = own.flatMap(({ type, hierarchy }) =>
    type === 'lvl1' || type === 'lvl2' ? [hierarchy[type] ?? ''] : [],
  );
  const scores = new Map<string, number>();
  for (const title of titles) {
    const { matches } = search(title);
    for (const [place, { record }] of matches.slice(0, matchesPerTitle).entries()) {
      const page = record.url_without_anchor;
      if (page !== path) scores.set(page, (scores.get(page) ?? 0) + 1 / (place + 1));
    }
  }
  const best = Math.max(...scores.values());
  return records
    .filter(({ type, url }) => type === 'lvl1' && scores.has(url))
    .map((record) => ({ record, score: (100 * (scores.get(record.url) ?? 0)) / best }))
    .sort((one, other) => other.score - one.score);
}
