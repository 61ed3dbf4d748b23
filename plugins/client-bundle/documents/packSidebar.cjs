/**
 * @typedef {object} Item An item of a sidebar as Docusaurus writes it.
 * @property {string} type
 * @property {string} [label]
 * @property {string} [href]
 * @property {Item[]} [items]
 */
/** @typedef {string | number | { label: string, items: Packed[] } | Item} Packed As `sidebarOf.js` reads it. */

/**
 * Returns the items of a sidebar without the addresses of documents, which the client has in the order of the sidebar: a
 * label for the next of them, a number for as many that are labelled by their name.
 * @param {readonly Item[]} items
 * @param {Iterator<string>} addresses Of documents, in their order.
 */
function packSidebar(items, addresses) {
  ...
}
