/**
 * What pages of the API reference call their parts. The generator (plugins/docusaurus/api-reference) writes these words, and by
 * them search leaves out what its readers find elsewhere.
 */
export const apiPhrases = {
  /** Headings above the members of a class that the library puts into no group of its own. */
  members: {
    constructor: 'Constructor',
    method: 'Methods',
    accessor: 'Accessors',
    property: 'Properties',
  },
  /** Heading of the types that signatures of the page mention and that have no page. */
  types: 'Types on this page',
  seeAlso: 'See also:',
  inheritedFrom: 'Inherited from',
} as const;
