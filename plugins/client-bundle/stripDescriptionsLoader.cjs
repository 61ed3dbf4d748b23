/**
 * Drops the descriptions of all documents from the list that every docs page loads: only lists of cards, of which the
 * site has none, show them. Each page's own description is in the page.
 * Errors: one that says where to look, when there are none.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripDescriptionsLoader(source) {
  let found = false;
  const stripped = JSON.stringify(JSON.parse(source), (key, value) => {
    found ||= key === 'description';
    return key === 'description' ? undefined : value;
  });
  if (!found) {
    throw new Error(
      `${this.resourcePath} lists no descriptions any more: see plugins/client-bundle/stripDescriptionsLoader.cjs.`,
    );
  }
  return stripped;
};
