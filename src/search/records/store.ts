import { cutPage } from './cutPage';
import type { IndexedPage, Page } from './page';
import type { Facets, SearchRecord } from './record';
import { recordsOf } from './recordsOf';

/** The store's version: a reader of another one refuses it. */
export const storeVersion = 5;

/** The one file that a reader's browser downloads to search: pages, from which records are made on reading. */
export interface Store {
  readonly v: typeof storeVersion;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** The same for all pages. */
  readonly facets: Facets;
  readonly pages: readonly IndexedPage[];
  /** They change with the index, not with the code. */
  readonly synonyms: Synonyms;
}

/** What writers say about words: `src/search/synonyms.json`, and `tasks` in the front matter of guides. */
export interface Synonyms {
  /** What readers type → the words of the pages that answer. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Spellings and names of one thing, in any direction. */
  readonly groups: readonly (readonly string[])[];
  /** Words left out of a question unless it has no others. */
  readonly stopWords: readonly string[];
  /** Words of asking, which count little beside others. */
  readonly fillers: readonly string[];
  /** Words that say that something went wrong. */
  readonly trouble: readonly string[];
  /** Of a page's address, or of a group of the reference, what readers call what it is for: phrases between commas. */
  readonly tasks: Readonly<Record<string, string>>;
}

/**
 * The store of pages of one language, version and docs tag; several need several stores.
 * Errors: names the facet and its values if there is more than one.
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

/** The words of pages stand with their pages; those of a group are written once. */
function withoutPages(tasks: Synonyms['tasks']): Synonyms['tasks'] {
  return Object.fromEntries(Object.entries(tasks).filter(([place]) => !place.startsWith('/')));
}

/** All records of a store, in its order. */
export function storedRecords({ pages, facets, synonyms }: Store): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, facets, synonyms.tasks));
}

function single(pages: readonly Page[], facet: 'language' | 'version' | 'tag'): string {
  const values = [...new Set(pages.map((page) => page[facet]))];
  if (values.length > 1) throw new Error(`One store, but several ${facet}: ${values.join(', ')}.`);
  return values[0] ?? '';
}
