import type { SearchRecord } from '../records/record';
import type { Match } from './answer';

/** So many rows of one page come together; further ones follow after all other pages. */
const rowsPerPage = 4;

/**
 * The matches as they are shown: one per address, gathered by page in the order of each page's best,
 * and a page's own row among the first two wherever its text is returned, because the modal hangs text
 * under it and keeps it, not the text, in the recent searches. What answers best stands before it.
 */
export function arrange(matches: readonly Match[], records: readonly SearchRecord[]): Match[] {
  const ownRows = new Map(
    records.flatMap((record) => (record.type === 'lvl1' ? [[record.url, record] as const] : [])),
  );
  const rounds: [Match[], Match[]] = [[], []];
  for (const [page, rows] of byPage(distinct(matches))) {
    const ordered = withOwnRow(rows, ownRows.get(page));
    rounds[0].push(...ordered.slice(0, rowsPerPage));
    rounds[1].push(...ordered.slice(rowsPerPage));
  }
  return rounds.flat();
}

/** The best match of each address; where text and heading share one, the better of them. */
function distinct(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>();
  for (const match of matches) if (!best.has(match.record.url)) best.set(match.record.url, match);
  return [...best.values()];
}

function byPage(matches: readonly Match[]): Map<string, Match[]> {
  const pages = new Map<string, Match[]>();
  for (const match of matches) {
    const page = match.record.url_without_anchor;
    const rows = pages.get(page);
    if (rows) rows.push(match);
    else pages.set(page, [match]);
  }
  return pages;
}

function withOwnRow(rows: readonly Match[], own: SearchRecord | undefined): readonly Match[] {
  if (!own || !rows.some(({ record }) => record.type === 'content')) return rows;
  const found = rows.find(({ record }) => record === own);
  const [best, ...others] = rows.filter((row) => row !== found);
  const title = found ?? { record: own, terms: allTerms(rows) };
  if (!best || found === rows[0]) return rows;
  // What a page begins with is no place of its own on it.
  return best.record.url === own.url ? [title, best, ...others] : [best, title, ...others];
}

/** What the rows of a page matched is marked in its title too. */
function allTerms(rows: readonly Match[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ terms }) => [...terms]));
}
