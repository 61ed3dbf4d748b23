/**
 * Headings and labels on pages of the API reference. The generator (plugins/docusaurus/api-reference) writes them, and
 * search uses them to leave out sections that repeat other pages.
 */
export const apiPhrases = {
  /** Headings above the members of a class that belong to no group of the library. */
  members: {
    constructor: 'Constructor',
    method: 'Methods',
    accessor: 'Accessors',
    property: 'Properties',
  },
  /** Heading above types that signatures on the page mention and that have no page. */
  types: 'Types on this page',
  seeAlso: 'See also:',
  inheritedFrom: 'Inherited from',
} as const;
