import { isSectionTitle } from './apiSections';
import { lastPathSegment, type IndexedPage } from './builtPage';
import { pageRank } from './pageRank';
import {
  hierarchyLevels,
  type Facets,
  type Hierarchy,
  type HierarchyLevel,
  type RecordType,
  type SearchRecord,
} from './record';
import { slugOf } from './slugOf';

/** Returns the records of a page in reading order, the record of the page itself first. */
export function recordsOf(
  page: IndexedPage,
  facets: Facets,
  tasks: Readonly<Record<string, string>>,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const ordinals = new Map<string, number>();
  let titles: readonly string[] = [titleOf(page)];
  let anchor: string | null = null;

  const add = (type: RecordType, content: string | null, isCode = false) => {
    const place = `${anchor ?? ''}:${type}`;
    const ordinal = ordinals.get(place) ?? 0;
    ordinals.set(place, ordinal + 1);
    records.push({
      // The id contains the anchor but no row number, so it does not change if other sections of the page change.
      objectID: `${page.path}#${place}:${ordinal}`,
      url: anchor === null ? page.path : `${page.path}#${anchor}`,
      url_without_anchor: page.path,
      anchor,
      type,
      content,
      signature: type === 'lvl1' ? signatureOf(page) : null,
      tasks: type === 'lvl1' ? tasksOf(page, tasks) : null,
      hierarchy: hierarchyOf(page.group, titles),
      ...facets,
      weight: {
        pageRank: pageRank(page.path, page.level),
        level: weightOf(type),
        position: records.length,
      },
      isCode,
    });
  };

  add('lvl1', null);
  for (const block of page.blocks) {
    if (typeof block === 'string') {
      add('content', block);
    } else if ('code' in block) {
      // The signature of a function is shown with its name, so a separate record would match no other query.
      if (!block.code.startsWith('(')) add('content', block.code, true);
    } else {
      const [level, title] = block;
      titles = [...titlesAbove(titles, level), title];
      anchor = block[2] === undefined ? slugOf(title) : block[2];
      if (!isSectionTitle(page.path, level, title)) add(hierarchyLevels[level] as RecordType, null);
    }
  }
  return records;
}

function titleOf({ path, title }: IndexedPage): string {
  return title ?? lastPathSegment(path);
}

/** Returns the first code block of a symbol's page, which contains its signature. */
function signatureOf(page: IndexedPage): string | null {
  const first = page.blocks.find((block) => typeof block === 'object' && 'code' in block);
  if (first === undefined || typeof first === 'string' || !('code' in first)) return null;
  return first.code.startsWith('(') ? titleOf(page) + first.code : first.code;
}

/** Returns the task phrases of a page. A reference page also gets those of its group. */
function tasksOf(
  { path, group, tasks: ownWords }: IndexedPage,
  tasks: Readonly<Record<string, string>>,
) {
  const own = [ownWords, path.startsWith('/docs/api/') ? tasks[group] : undefined];
  return own.filter((words) => words !== undefined).join(', ') || null;
}

/** Returns the titles above a heading of `level`. A skipped level is empty. */
function titlesAbove(titles: readonly string[], level: number): string[] {
  return Array.from({ length: level - 1 }, (_, index) => titles[index] ?? '');
}

function hierarchyOf(group: string, titles: readonly string[]): Hierarchy {
  const entries = hierarchyLevels.map(
    (level: HierarchyLevel, index): [HierarchyLevel, string | null] => [
      level,
      index === 0 ? group : index === 1 ? (titles[0] ?? '') : emptyToNull(titles[index - 1]),
    ],
  );
  return Object.fromEntries(entries) as unknown as Hierarchy;
}

function emptyToNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function weightOf(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
