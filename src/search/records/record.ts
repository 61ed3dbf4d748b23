/** The levels of a page's outline. `lvl0` is the group, `lvl1` the page, `lvl2`–`lvl6` its headings. */
export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Type of a record: its heading level, or `content` for text and code. Requirement 3.13. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

export type Hierarchy = Readonly<
  Record<'lvl0' | 'lvl1', string> & Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>
>;

/** Fields by which a request can filter. Requirement 7.5. */
export interface Facets {
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
}

/** An item of the index: a page, a heading, a text block or a code block. Its strings are not escaped. */
export interface SearchRecord extends Facets {
  /** An id that is the same in every build, because recent searches and favourites store it. */
  readonly objectID: string;
  /** Path on the site with the anchor. Answers prepend the site's origin. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly content: string | null;
  /** Signature or type of a symbol in one line; null except in the page's own record. */
  readonly signature: string | null;
  /**
   * Comma-separated task phrases: descriptions of the page's purpose in readers' words; null except in the page's own
   * record.
   */
  readonly tasks: string | null;
  readonly hierarchy: Hierarchy;
  readonly weight: {
    readonly pageRank: number;
    /** Weight of the level: 100 − 10·n for a heading of level n, otherwise 0. */
    readonly level: number;
    /** Position on its page, from 0. */
    readonly position: number;
  };
  /** True for the text of a code block. */
  readonly isCode: boolean;
}

/** The facets that requests may filter by. Requirement 7.5. */
export const facetNames = ['language', 'version', 'docusaurus_tag', 'type'] as const;
export type FacetName = (typeof facetNames)[number];
