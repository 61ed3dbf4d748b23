import { objectId, hierarchyOf } from './cutRecords';
import { pageRank } from './pageRank';
import { levels, type RecordType, type SearchRecord } from './record';

/** The store's version: a reader of another one refuses it. */
export const storeVersion = 2;

/** The type of a row as a number: 1–6 for a heading of that level, 7 for text. */
const contentType = 7;

/** Added to the type of a row of code. */
const codeFlag = 8;

/**
 * The records in columns; the one file that a reader's browser downloads.
 *
 *   rows → secs → pages → titles,   rows of type text → texts or codes, in order
 *
 * Numbers that point somewhere hold the step from the one before, which packs better. Paths only: the
 * site's address is put before them when answering.
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
  /** path, with `*` for an end that is the title; lvl0, lvl1 */
  readonly pages: readonly (readonly [string, number, number])[];
  /** step to the page; anchor, 0 for none or 1 for that of its last title; lvl2 … as far as there are any */
  readonly secs: readonly (readonly [number, string | 0 | 1, ...number[]])[];
  readonly rows: {
    /** steps to the section */
    readonly sec: readonly number[];
    /** type 1–7, plus 8 for code */
    readonly kind: readonly number[];
  };
  /** Titles of all levels, each once; −1 is none. */
  readonly titles: readonly string[];
  /** Contents of rows of type text; names in code stand apart, which packs better. */
  readonly texts: readonly string[];
  readonly codes: readonly string[];
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

/**
 * Packs records into the store. All of one language, version and docs tag; several need several stores.
 * Errors: names the facet and its values if there is more than one.
 */
export function packStore(records: readonly SearchRecord[], site: string, words: Words): Store {
  const titles: string[] = [];
  const titleOf = interner<string>((title) => titles.push(title) - 1, String);
  const pages: [string, number, number][] = [];
  const secs: [number, string | 0 | 1, ...number[]][] = [];
  const pageOf = interner<SearchRecord>(
    ({ url_without_anchor: path, hierarchy }) =>
      pages.push([
        shortPath(path, hierarchy.lvl1),
        titleOf(hierarchy.lvl0),
        titleOf(hierarchy.lvl1),
      ]) - 1,
    ({ url_without_anchor }) => url_without_anchor,
  );
  const secOf = interner<SearchRecord>(
    (record) => {
      const own = ownTitles(record);
      const numbers = own.map((title) => (title === null ? -1 : titleOf(title)));
      return secs.push([pageOf(record), shortAnchor(record.anchor, own.at(-1)), ...numbers]) - 1;
    },
    ({ url, hierarchy }) => JSON.stringify([url, hierarchy]),
  );
  const sec = toSteps(records.map(secOf));
  const secPages = toSteps(secs.map(([page]) => page));
  return {
    v: storeVersion,
    site,
    facets: {
      language: single(records, 'language'),
      version: single(records, 'version'),
      docusaurus_tag: single(records, 'docusaurus_tag'),
    },
    pages,
    secs: secs.map(([, ...rest], index) => [secPages[index] ?? 0, ...rest]),
    rows: { sec, kind: records.map(kindOf) },
    titles,
    texts: contentsOf(records, false),
    codes: contentsOf(records, true),
    words,
  };
}

/** The records of a store, in its order; the exact reverse of `packStore`. */
export function unpackStore({
  facets,
  pages,
  secs,
  rows,
  titles,
  texts,
  codes,
}: Store): SearchRecord[] {
  const ordinals = new Map<string, number>();
  const positions = new Map<number, number>();
  const secPages = fromSteps(secs.map(([step]) => step));
  const contents = { texts: texts.values(), codes: codes.values() };
  return fromSteps(rows.sec).map((secIndex, index) => {
    const [, short, ...numbers] = at(secs, secIndex);
    const pageIndex = at(secPages, secIndex);
    const [shortened, group, titleIndex] = at(pages, pageIndex);
    const title = at(titles, titleIndex);
    const path = longPath(shortened, title);
    const own = numbers.map((number) => (number < 0 ? '' : at(titles, number)));
    const anchor = longAnchor(short, own.at(-1));
    const kind = at(rows.kind, index);
    const typeNumber = kind & contentType;
    const isCode = (kind & codeFlag) !== 0;
    const type = typeNumber === contentType ? 'content' : (levels[typeNumber] as RecordType);
    const ordinal = next(ordinals, `${path}|${anchor ?? ''}|${type}`);
    return {
      objectID: objectId(path, anchor, type, ordinal),
      url: anchor === null ? path : `${path}#${anchor}`,
      url_without_anchor: path,
      anchor,
      type,
      content: type === 'content' ? nextOf(isCode ? contents.codes : contents.texts) : null,
      hierarchy: hierarchyOf(at(titles, group), [title, ...own]),
      ...facets,
      weight: {
        pageRank: pageRank(path),
        level: type === 'content' ? 0 : 100 - 10 * typeNumber,
        position: next(positions, pageIndex),
      },
      isCode,
    };
  });
}

function contentsOf(records: readonly SearchRecord[], ofCode: boolean): string[] {
  return records.flatMap(({ content, isCode }) =>
    content === null || isCode !== ofCode ? [] : [content],
  );
}

function kindOf({ type, isCode }: SearchRecord): number {
  const typeNumber = type === 'content' ? contentType : Number(type.slice(3));
  return typeNumber + (isCode ? codeFlag : 0);
}

/** lvl2 … of a record, without empty ones at the end. */
function ownTitles({ hierarchy }: SearchRecord): (string | null)[] {
  const titles = levels.slice(2).map((level) => hierarchy[level]);
  while (titles.length > 0 && titles.at(-1) === null) titles.pop();
  return titles;
}

/** Pages of the reference have the name of their symbol at the end of their path. */
function shortPath(path: string, title: string): string {
  return title !== '' && path.endsWith(`/${title}`) ? `${path.slice(0, -title.length)}*` : path;
}

function longPath(short: string, title: string): string {
  return short.endsWith('/*') ? short.slice(0, -1) + title : short;
}

/** Most anchors follow from their title: those are not stored. */
function shortAnchor(anchor: string | null, title: string | null | undefined): string | 0 | 1 {
  if (anchor === null) return 0;
  return anchor === slugOf(title ?? '') ? 1 : anchor;
}

function longAnchor(short: string | 0 | 1, title: string | undefined): string | null {
  if (short === 0) return null;
  return short === 1 ? slugOf(title ?? '') : short;
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}

function toSteps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function fromSteps(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
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

function nextOf(items: Iterator<string, undefined>): string {
  const next = items.next();
  if (next.done) throw new Error('The search store is damaged: a text is missing.');
  return next.value;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The search store is damaged: no item ${index}.`);
  return item;
}
