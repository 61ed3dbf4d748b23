import type { SearchRecord } from '../records/record';
import type { RecordMatch } from './engineResult';

/** Number of rows of one page that are shown together. The page's other rows follow after all pages. */
const rowsPerPage = 4;

/**
 * Returns the matches in display order: one per URL, grouped by page, with pages sorted by their best match. A group
 * with a text record also contains the row of the page, first or below the best match. The dialog shows text records
 * below that row, and stores the row in the recent searches. A text record before the first heading has the URL of the
 * page, so its text becomes the content of the page's row.
 */
export function orderMatches(
  matches: readonly RecordMatch[],
  records: readonly SearchRecord[],
): RecordMatch[] {
  const ownRows = new Map(
    records.flatMap((record) => (record.type === 'lvl1' ? [[record.url, record] as const] : [])),
  );
  const rounds: [RecordMatch[], RecordMatch[]] = [[], []];
  for (const [page, rows] of byPage(distinct(matches))) {
    const ordered = withOwnRow(rows, ownRows.get(page));
    rounds[0].push(...ordered.slice(0, rowsPerPage));
    rounds[1].push(...ordered.slice(rowsPerPage));
  }
  return rounds.flat();
}

/** Returns the best match of each URL. A heading and the text below it have the same URL. */
function distinct(matches: readonly RecordMatch[]): RecordMatch[] {
  const best = new Map<string, RecordMatch>();
  for (const match of matches) if (!best.has(match.record.url)) best.set(match.record.url, match);
  return [...best.values()];
}

function byPage(matches: readonly RecordMatch[]): Map<string, RecordMatch[]> {
  const pages = new Map<string, RecordMatch[]>();
  for (const match of matches) {
    const page = match.record.url_without_anchor;
    const rows = pages.get(page);
    if (rows) rows.push(match);
    else pages.set(page, [match]);
  }
  return pages;
}

function withOwnRow(
  rows: readonly RecordMatch[],
  own: SearchRecord | undefined,
): readonly RecordMatch[] {
  if (!own || !rows.some(({ record }) => record.type === 'content')) return rows;
  const found = rows.find(({ record }) => record.url === own.url);
  const [best, ...others] = rows.filter((row) => row !== found);
  const content = found?.record.content;
  const title =
    found?.record === own
      ? found
      : { record: content ? { ...own, content } : own, terms: allTerms(rows) };
  if (!best) return [title];
  return found === rows[0] ? [title, best, ...others] : [best, title, ...others];
}

/** Returns the terms that matched in any row of a page. The page's title highlights all of them. */
function allTerms(rows: readonly RecordMatch[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ terms }) => [...terms]));
}
