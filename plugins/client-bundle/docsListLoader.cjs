/**
 * Drops the descriptions of all documents from the list that every docs page loads: only lists of cards, of which the
 * site has none, show them. Each page's own description is in the page.
 * @param {string} source
 */
module.exports = function docsListLoader(source) {
  return JSON.stringify(JSON.parse(source), (key, value) =>
    key === 'description' ? undefined : value,
  );
};
