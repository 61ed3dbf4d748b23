/**
 * Lets the editor's styles be a sheet that the document adopts, as in a shadow root, rather than a style element: the
 * policy of pages allows no style elements but those it knows by their hash.
 * Errors: one that says where to look, when there is no such choice.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function adoptStylesLoader(source) {
  const onlyInShadow = '!root.head && root.adoptedStyleSheets';
  if (source.split(onlyInShadow).length !== 2) {
    throw new Error(
      `${this.resourcePath} does not choose as it did: see plugins/docusaurus/client-bundle/adoptStylesLoader.cjs.`,
    );
  }
  return source.replace(onlyInShadow, 'root.adoptedStyleSheets');
};
