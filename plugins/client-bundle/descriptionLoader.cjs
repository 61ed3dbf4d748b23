const property = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;
const attribute = /\bdescription=(?:"[^"]*"|'[^']*')/g;

/**
 * Drops what the theme's words say to their translators, who read the sources, never the bundle.
 * @param {string} source
 */
module.exports = function descriptionLoader(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  return source.replace(property, '').replace(attribute, '');
};
