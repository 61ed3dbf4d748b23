/**
 * Removes unused data from the module about the docs version, which every docs page loads. The module shrinks to less
 * than half. Titles, descriptions and document ids are for lists of cards, which the site does not have. `unlisted:
 * false` is the default. Each page has its own data in its own module. Throws an error that names this file if there
 * are no documents.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripVersionLoader(source) {
  const { version, ...props } = JSON.parse(source);
  if (Object.keys(version?.docs ?? {}).length === 0) {
    throw new Error(
      `${this.resourcePath} no longer lists documents: see plugins/docusaurus/client-bundle/stripVersionLoader.cjs.`,
    );
  }
  const stripped = { ...version, docs: {} };
  return JSON.stringify({ ...props, version: stripped }, (key, value) =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value,
  );
};
