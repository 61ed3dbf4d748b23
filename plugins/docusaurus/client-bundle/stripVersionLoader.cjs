/**
 * Removes data that every docs page loads and none reads, more than half of the bytes. Titles and descriptions of all
 * documents, and the ids of documents behind sidebar links, are only for lists of cards, which the site does not have.
 * `unlisted: false` is the default. The data of each page are in the page itself.
 * Errors: there are no documents; names this file.
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
