import type { SearchRecord } from './record';

/** Checks that every page has a record that the dialog can show. Throws one error that lists all problems. */
export function checkRecords(records: readonly SearchRecord[], paths: readonly string[]): void {
  const pages = records.filter(({ type }) => type === 'lvl1');
  const found = new Set(pages.map(({ url_without_anchor: path }) => path));
  const faults = [
    ...paths
      .filter((path) => !found.has(path))
      .map((path) => `${path} should be found but has no record`),
    ...pages
      .filter(({ hierarchy }) => hierarchy.lvl1 === '')
      .map(({ url }) => `${url} has no title`),
    ...[...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))]
      // The dialog shows the group as text and uses it as an object key. Numeric keys would come first in an object.
      .filter((group) => /[&<>]/.test(group) || /^\d+$/.test(group) || group === '')
      .map((group) => `"${group}" cannot be the name of a group`),
    ...sameTitles(pages),
  ];
  if (faults.length > 0) throw new Error(`The search index is incomplete: ${faults.join('; ')}.`);
}

/**
 * Returns a problem for each pair of pages with the same group and title, because the dialog identifies the page of a
 * result by its title.
 */
function sameTitles(pages: readonly SearchRecord[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ hierarchy, url }) => {
    const key = JSON.stringify([hierarchy.lvl0, hierarchy.lvl1]);
    const other = seen.get(key);
    seen.set(key, url);
    return other ? [`${other} and ${url} are both "${hierarchy.lvl1}" in "${hierarchy.lvl0}"`] : [];
  });
}
