/**
 * Drops id and sidebar of all documents from the data that every page loads: they serve menus of versions and links to
 * a document by its id, of which the site has none. The addresses stay: the not-found page looks for the nearest.
 * Errors: one that says where to look, when there are none.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripDocIdsLoader(source) {
  const data = JSON.parse(source);
  const documents = Object.values(data['docusaurus-plugin-content-docs'] ?? {})
    .flatMap(({ versions }) => versions)
    .flatMap(({ docs }) => docs);
  if (!documents.some(({ id }) => id)) {
    throw new Error(
      `${this.resourcePath} lists no documents any more: see plugins/client-bundle/stripDocIdsLoader.cjs.`,
    );
  }
  for (const document of documents) {
    delete document.id;
    delete document.sidebar;
  }
  return JSON.stringify(data);
};
