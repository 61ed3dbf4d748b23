/**
 * Headings and labels on pages of the API reference, which the generator (plugins/docusaurus/api-reference) writes.
 * Some sections with these headings repeat other pages. Search does not index those sections.
 */
export const apiHeadings = {
  /** Headings above members without a group, on the page of a class. */
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
