const { keyOf, listsOf } = require('./routeKeys.cjs');
const { sharedChunks } = require('./sharedChunks.cjs');
const { shortNames } = require('./shortNames.cjs');

/**
 * @typedef {object} Document
 * @property {string} path
 * @property {string} content The name that Docusaurus gives its chunk.
 * @property {string} chunk The name that it has in the client.
 * @property {string} request What is imported.
 */
/**
 * @typedef {object} Documents
 * @property {Document[]} documents In the order of the sidebars, so that these need not say where their links lead.
 * @property {Partial<import('./readTables.cjs').Route>} route What their routes have in common.
 * @property {import('./readTables.cjs').ChunkNames} chunkNames What the names of their chunks have in common.
 * @property {ReadonlyMap<string, string>} renamed The name in the client of what has another one there.
 */

/**
 * Returns the documents of the site: the largest group of routes that stand in one list and differ in address and content alone.
 * Errors: one that says where to look, when there is no such group.
 * @param {import('./readTables.cjs').Tables} tables
 * @returns {Documents}
 */
function findDocuments({ routes, chunkNames, requests, inSidebars }) {
  /** @type {Map<string, { path: string, content: string }[]>} */
  const kinds = new Map();
  for (const [list, siblings] of listsOf(routes).entries()) {
    for (const { path, ...route } of siblings) {
      const { content, ...names } = chunkNames[keyOf({ path, ...route })] ?? {};
      if (route.routes || typeof content !== 'string' || !requests[content]) continue;
      const kind = JSON.stringify([route, names, list]);
      kinds.set(kind, [...(kinds.get(kind) ?? []), { path, content }]);
    }
  }
  const [largest] = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  if (!largest) {
    throw new Error(
      'No route has a content: see plugins/client-bundle/documents/findDocuments.cjs.',
    );
  }
  const [kind, pages] = largest;
  const [route, names] = JSON.parse(kind);
  const chunks = shortNames(pages.map(({ content }) => content));
  pages.sort((a, b) => placeOf(a, inSidebars) - placeOf(b, inSidebars));
  const documents = pages.map(({ path, content }) => ({
    path,
    content,
    chunk: chunks.get(content) ?? '',
    request: requests[content] ?? '',
  }));
  const renamed = new Map([
    ...sharedChunks(routes, documents, chunkNames, names),
    ...documents.map(({ content, chunk }) => /** @type {const} */ ([content, chunk])),
  ]);
  return { documents, route, chunkNames: names, renamed };
}

/**
 * Where a page stands in the sidebars; after all of them for one that does not.
 * @param {{ path: string }} page
 * @param {readonly string[]} inSidebars
 */
function placeOf({ path }, inSidebars) {
  const place = inSidebars.indexOf(path);
  return place === -1 ? inSidebars.length : place;
}

module.exports = { findDocuments };
