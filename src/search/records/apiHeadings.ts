/**
 * Headings and labels on pages of the API reference, which the generator (plugins/docusaurus/api-reference) writes.
 * Search does not index sections with these headings that repeat other pages.
 */
export const apiHeadings = {
  /** Headings above the members of a class that have no group. */
  members: {
    constructor: 'Constructor',
    method: 'Methods',
    accessor: 'Accessors',
    property: 'Properties',
  },
  /** Heading above types that occur in signatures but have no page. */
  types: 'Types on this page',
  seeAlso: 'See also:',
  inheritedFrom: 'Inherited from',
} as const;
