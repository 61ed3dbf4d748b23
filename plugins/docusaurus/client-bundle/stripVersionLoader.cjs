/**
 * Removes data from the module that every docs page loads, which more than halves its size. Nothing reads this data:
 * the titles, descriptions and document ids are for lists of cards, which the site does not have, and `unlisted: false`
 * is the default. Each page has its own data in its own module. Throws an error that names this file if there are no
 * documents.
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
