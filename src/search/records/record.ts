/** The levels of a page's outline. `lvl0` is the group, `lvl1` the page, `lvl2`–`lvl6` its headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof levels)[number];

/** What a record is: a heading of that level, or text. Requirement 3.13. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export type Hierarchy = Readonly<
  Record<'lvl0' | 'lvl1', string> & Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>
>;

/** What requests narrow a search by. Requirement 7.5. */
export interface Facets {
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
}

/** One findable thing, as it goes to a hosted index. Texts here are plain, not escaped. */
export interface SearchRecord extends Facets {
  /** Stable across builds: recents and favourites store it. */
  readonly objectID: string;
  /** The path on the site with the anchor; the site's address is put before it when answering. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly content: string | null;
  /** Of a symbol's own record, how it is called or what type it is, in a line. */
  readonly signature: string | null;
  /** Of a page's own record, what readers call what the page is for: phrases between commas. */
  readonly tasks: string | null;
  readonly hierarchy: Hierarchy;
  readonly weight: {
    readonly pageRank: number;
    /** 100 − 10·n for a heading of level n, 0 for text. */
    readonly level: number;
    /** Where on its page, from 0. */
    readonly position: number;
  };
  /** Text of a code block. */
  readonly isCode: boolean;
}

/** The facets that requests may filter by. Requirement 7.5. */
export const facetNames = ['language', 'version', 'docusaurus_tag', 'type'] as const;
export type FacetName = (typeof facetNames)[number];
