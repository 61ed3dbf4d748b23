import { cutPage } from './cutPage';
import type { IndexedPage, Page } from './page';
import type { Facets, SearchRecord } from './record';
import { recordsOf } from './recordsOf';

/** Version of the store's format. The search service rejects other versions. */
export const storeVersion = 5;

/** The single file that a browser downloads to search. It holds pages; records are created from them after loading. */
export interface Store {
  readonly v: typeof storeVersion;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  /** Facets, which are the same for all pages. */
  readonly facets: Facets;
  readonly pages: readonly IndexedPage[];
  /** Synonyms. They are in the store because they change with the index, not with the code. */
  readonly synonyms: Synonyms;
}

/** Facts about words, from `src/search/synonyms.json` and from `tasks` in the front matter of guides. */
export interface Synonyms {
  /** Words of the pages, by the words that readers type for them. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Groups of spellings and names of one thing; each finds all others. */
  readonly groups: readonly (readonly string[])[];
  /** Words left out of a query unless it has no others. */
  readonly stopWords: readonly string[];
  /** Filler words, which count less than others. */
  readonly fillers: readonly string[];
  /** Words that say that something went wrong. */
  readonly trouble: readonly string[];
  /** Task phrases between commas, by the address of a page or the name of a reference group. */
  readonly tasks: Readonly<Record<string, string>>;
}

/**
 * Returns the store of pages of one language, version and docs tag.
 * Errors: names the facet and its values if it has more than one.
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

/** Returns the task phrases of groups. Those of pages are stored with their pages. */
function withoutPages(tasks: Synonyms['tasks']): Synonyms['tasks'] {
  return Object.fromEntries(Object.entries(tasks).filter(([place]) => !place.startsWith('/')));
}

/** Returns all records of a store, in its order. */
export function storedRecords({ pages, facets, synonyms }: Store): SearchRecord[] {
  return pages.flatMap((page) => recordsOf(page, facets, synonyms.tasks));
}

function single(pages: readonly Page[], facet: 'language' | 'version' | 'tag'): string {
  const values = [...new Set(pages.map((page) => page[facet]))];
  if (values.length > 1) throw new Error(`One store, but several ${facet}: ${values.join(', ')}.`);
  return values[0] ?? '';
}
