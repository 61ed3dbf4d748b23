import { cutPage } from './cutPage';
import type { IndexedPage, Page } from './page';
import type { Facets, SearchRecord } from './record';
import { recordsOf } from './recordsOf';

/** Version of the store's format. The search service rejects any other. */
export const storeVersion = 5;

/** The file that a browser downloads to search. It contains pages, from which the browser creates the records. */
export interface Store {
  readonly v: typeof storeVersion;
  /** Address of the site, without a trailing slash. */
  readonly site: string;
  /** Facets, which all pages have in common. */
  readonly facets: Facets;
  readonly pages: readonly IndexedPage[];
  /** Synonyms are stored here because they change with the index, not with the code. */
  readonly synonyms: Synonyms;
}

/** Data about words, from `src/search/synonyms.json` and from `tasks` in the front matter of guides. */
export interface Synonyms {
  /** Readers' words, each with the words that pages use instead. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Groups of names and spellings of the same thing. Each name or spelling finds all others of its group. */
  readonly groups: readonly (readonly string[])[];
  /** Words omitted from a query unless it consists of them. */
  readonly stopWords: readonly string[];
  /** Filler words, which count less than others. */
  readonly fillers: readonly string[];
  /** Words for problems, such as "fail". */
  readonly trouble: readonly string[];
  /** Comma-separated task phrases, keyed by page address or by the name of a reference group. */
  readonly tasks: Readonly<Record<string, string>>;
}

/**
 * Returns the store of pages that share language, version and docs tag. Errors: throws if a facet differs. The
 * message names it and its values.
 */
export function createStore(pages: readonly Page[], site: string, synonyms: Synonyms): Store {
  return {
    v: storeVersion,
    site,
    facets: {
      language: single(pages, 'language'),
      version: single(pages, 'version'),
      docusaurus_tag: single(pages, 'tag'),
    },
    pages: pages.map((page) => cutPage(page, synonyms.tasks)),
    synonyms: { ...synonyms, tasks: withoutPages(synonyms.tasks) },
  };
}

/** Returns the task phrases of reference groups. The store keeps those of pages in the pages themselves. */
function withoutPages(tasks: Synonyms['tasks']): Synonyms['tasks'] {
  return Object.fromEntries(Object.entries(tasks).filter(([place]) => !place.startsWith('/')));
}

/** Returns all records of a store, in order. */
export function storedRecords({ pages, facets, synonyms }: Store): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, facets, synonyms.tasks));
}

function single(pages: readonly Page[], facet: 'language' | 'version' | 'tag'): string {
  const values = [...new Set(pages.map((page) => page[facet]))];
  if (values.length > 1) throw new Error(`One store, but several ${facet}: ${values.join(', ')}.`);
  return values[0] ?? '';
}
