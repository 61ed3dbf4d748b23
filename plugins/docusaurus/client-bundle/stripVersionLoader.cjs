/**
 * Drops from the data that every docs page loads what no docs page of the site reads: titles and descriptions of all
 * documents, and which document a link of the sidebar leads to, serve lists of cards, of which the site has none; and that
 * a link is listed is what is taken for granted. Each page's own data are in the page. More than half of the bytes.
 * Errors: one that says where to look, when there are no documents.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripVersionLoader(source) {
  const { version, ...props } = JSON.parse(source);
  if (Object.keys(version?.docs ?? {}).length === 0) {
    throw new Error(
      `${this.resourcePath} lists no documents any more: see plugins/docusaurus/client-bundle/stripVersionLoader.cjs.`,
    );
  }
  const stripped = { ...version, docs: {} };
  return JSON.stringify({ ...props, version: stripped }, (key, value) =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
  );
};
