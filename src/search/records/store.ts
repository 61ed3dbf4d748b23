import { toIndexedPage } from './toIndexedPage';
import type { IndexedPage, BuiltPage } from './builtPage';
import type { Facets, SearchRecord } from './record';
import { recordsOf } from './recordsOf';

/** Version of the store's format. The search service rejects other versions. */
export const storeVersion = 5;

/**
 * The file that a browser downloads for search. It contains the indexed pages, from which the browser creates the
 * records.
 */
export interface SearchStore {
  readonly v: typeof storeVersion;
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  /** The facets, which are the same for all pages. */
  readonly facets: Facets;
  readonly pages: readonly IndexedPage[];
  /** Stored here instead of in the code, because they change with the index. */
  readonly synonyms: Synonyms;
}

/** Data about words, from `src/search/synonyms.json` and from `tasks` in the front matter of guides. */
export interface Synonyms {
  /** For each word of readers, the words that pages use instead. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Groups of names and spellings with the same meaning. Each word finds all others of its group. */
  readonly groups: readonly (readonly string[])[];
  /** Words that are omitted from a query unless it has no other words. */
  readonly stopWords: readonly string[];
  /** Words such as "make", which count less than others. */
  readonly fillers: readonly string[];
  /** Words for problems, such as "fail". */
  readonly trouble: readonly string[];
  /** Comma-separated task phrases, keyed by page URL or by the name of a reference group. */
  readonly tasks: Readonly<Record<string, string>>;
}

/**
 * Returns the store of pages that share language, version and docs tag. Throws if a facet differs between
 * pages. The message names the facet and its values.
 */
export function createStore(
  pages: readonly BuiltPage[],
  site: string,
  synonyms: Synonyms,
): SearchStore {
  return {
    v: storeVersion,
    site,
    facets: {
      language: single(pages, 'language'),
      version: single(pages, 'version'),
      docusaurus_tag: single(pages, 'tag'),
    },
    pages: pages.map((page) => toIndexedPage(page, synonyms.tasks)),
    synonyms: { ...synonyms, tasks: withoutPages(synonyms.tasks) },
  };
}

/** Returns only the task words of groups in the API reference. The task words of pages are stored with the pages. */
function withoutPages(tasks: Synonyms['tasks']): Synonyms['tasks'] {
  return Object.fromEntries(Object.entries(tasks).filter(([place]) => !place.startsWith('/')));
}

/** Returns all records of a store, in order. */
export function storedRecords({ pages, facets, synonyms }: SearchStore): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, facets, synonyms.tasks));
}

function single(pages: readonly BuiltPage[], facet: 'language' | 'version' | 'tag'): string {
  const values = [...new Set(pages.map((page) => page[facet]))];
  if (values.length > 1) throw new Error(`One store, but several ${facet}: ${values.join(', ')}.`);
  return values[0] ?? '';
}
