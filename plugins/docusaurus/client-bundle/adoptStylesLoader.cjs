/**
 * Makes the editor's styles a sheet that the document adopts, as in a shadow root, instead of a style element: the
 * content security policy of pages allows only style elements whose hash it lists.
 * Errors: the source has no such choice; names this file.
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
