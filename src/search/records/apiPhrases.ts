/**
 * Headings and labels on pages of the API reference, written by the generator (plugins/docusaurus/api-reference).
 * Search skips sections with these headings that repeat other pages.
 */
export const apiPhrases = {
  /** Headings above the members of a class that the library assigns to no group. */
  members: {
    constructor: 'Constructor',
    method: 'Methods',
    accessor: 'Accessors',
    property: 'Properties',
  },
  /** Heading above types that are mentioned in signatures and have no page. */
  types: 'Types on this page',
  seeAlso: 'See also:',
  inheritedFrom: 'Inherited from',
} as const;
