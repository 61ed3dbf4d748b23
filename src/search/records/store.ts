import { objectId, hierarchyOf } from './cutRecords';
import { pageRank } from './pageRank';
import { levels, type RecordType, type SearchRecord } from './record';

/** The store's version: a reader of another one refuses it. */
export const storeVersion = 1;

/** The type of a row as a number: 1–6 for a heading of that level, 7 for text. */
const contentType = 7;

/**
 * The records in columns, each text once; the one file that a reader's browser downloads.
 *
 *   rows → secs → pages → texts
 *
 * Levels and contents are positions in `texts`; −1 is none. Paths only: the site's address is put
 * before them when answering.
 */
export interface Store {
  readonly v: typeof storeVersion;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  readonly facets: {
    readonly language: string;
    readonly version: string;
    readonly docusaurus_tag: string;
  };
  /** path, lvl0, lvl1 */
  readonly pages: readonly (readonly [string, number, number])[];
  /** page, anchor or 0, lvl2 … lvl6 as far as there are any */
  readonly secs: readonly (readonly [number, string | 0, ...number[]])[];
  /** section, type 1–7, flags (1 code, 2 inherited), text */
  readonly rows: readonly (readonly [number, number, number, number])[];
  readonly texts: readonly string[];
  /** Synonyms and stop words: they change with the index, not with the code. */
  readonly words: Words;
}

/** What writers say about words: `src/search/synonyms.json`. */
export interface Words {
  /** What readers type → the words of the pages that answer. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Spellings and names of one thing, in any direction. */
  readonly groups: readonly (readonly string[])[];
  /** Words left out of a question unless it has no others. */
  readonly stopWords: readonly string[];
}

const flagCode = 1;
const flagInherited = 2;

/**
 * Packs records into the store. All of one language, version and docs tag; several need several stores.
 * Errors: names the facet and its values if there is more than one.
 */
export function packStore(records: readonly SearchRecord[], site: string, words: Words): Store {
  const texts: string[] = [];
  const textOf = interner<string>((text) => texts.push(text) - 1, String);
  const pages: [string, number, number][] = [];
  const secs: [number, string | 0, ...number[]][] = [];
  const pageOf = interner<SearchRecord>(
    ({ url_without_anchor: path, hierarchy }) =>
      pages.push([path, textOf(hierarchy.lvl0), textOf(hierarchy.lvl1)]) - 1,
    ({ url_without_anchor }) => url_without_anchor,
  );
  const secOf = interner<SearchRecord>(
    (record) => secs.push([pageOf(record), record.anchor ?? 0, ...titlesOf(record, textOf)]) - 1,
    ({ url, hierarchy }) => JSON.stringify([url, hierarchy]),
  );
  const rows = records.map((record): [number, number, number, number] => [
    secOf(record),
    record.type === 'content' ? contentType : Number(record.type.slice(3)),
    (record.isCode ? flagCode : 0) + (record.isInherited ? flagInherited : 0),
    record.content === null ? -1 : textOf(record.content),
  ]);
  const facets = {
    language: single(records, 'language'),
    version: single(records, 'version'),
    docusaurus_tag: single(records, 'docusaurus_tag'),
  };
  return { v: storeVersion, site, facets, pages, secs, rows, texts, words };
}

/** The records of a store, in its order; the exact reverse of `packStore`. */
export function unpackStore({ facets, pages, secs, rows, texts }: Store): SearchRecord[] {
  const ordinals = new Map<string, number>();
  const positions = new Map<number, number>();
  return rows.map(([secIndex, typeNumber, flags, text]) => {
    const [pageIndex, anchorOrNone, ...titles] = at(secs, secIndex);
    const [path, group, title] = at(pages, pageIndex);
    const anchor = anchorOrNone === 0 ? null : anchorOrNone;
    const type = typeNumber === contentType ? 'content' : (levels[typeNumber] as RecordType);
    const key = `${path}|${anchor ?? ''}|${type}`;
    const ordinal = next(ordinals, key);
    return {
      objectID: objectId(path, anchor, type, ordinal),
      url: anchor === null ? path : `${path}#${anchor}`,
      url_without_anchor: path,
      anchor,
      type,
      content: text < 0 ? null : at(texts, text),
      hierarchy: hierarchyOf(
        at(texts, group),
        [title, ...titles].map((index) => (index < 0 ? '' : at(texts, index))),
      ),
      ...facets,
      weight: {
        pageRank: pageRank(path),
        level: type === 'content' ? 0 : 100 - 10 * typeNumber,
        position: next(positions, pageIndex),
      },
      isCode: (flags & flagCode) !== 0,
      isInherited: (flags & flagInherited) !== 0,
    };
  });
}

/** lvl2 … of a record, without empty ones at the end. */
function titlesOf({ hierarchy }: SearchRecord, textOf: (text: string) => number): number[] {
  const titles = levels.slice(2).map((level) => hierarchy[level]);
  while (titles.length > 0 && titles.at(-1) === null) titles.pop();
  return titles.map((title) => (title === null ? -1 : textOf(title)));
}

function single(
  records: readonly SearchRecord[],
  facet: 'language' | 'version' | 'docusaurus_tag',
): string {
  const values = [...new Set(records.map((record) => record[facet]))];
  if (values.length > 1) throw new Error(`One store, but several ${facet}: ${values.join(', ')}.`);
  return values[0] ?? '';
}

/** Gives equal things one number, made by `add` at the first sight of them. */
function interner<Thing>(add: (thing: Thing) => number, keyOf: (thing: Thing) => string) {
  const known = new Map<string, number>();
  return (thing: Thing): number => {
    const key = keyOf(thing);
    const found = known.get(key) ?? add(thing);
    known.set(key, found);
    return found;
  };
}

function next<Key>(counts: Map<Key, number>, key: Key): number {
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return count;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The search store is damaged: no item ${index}.`);
  return item;
}
