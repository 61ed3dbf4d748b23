/**
 * Headings and labels on pages of the API reference. The generator (plugins/docusaurus/api-reference) writes them.
 * Search skips sections that they mark as repetitions of other pages.
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
