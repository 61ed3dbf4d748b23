/**
 * Makes the editor adopt its styles as a constructed style sheet, as it does inside a shadow root. By default it adds a
 * style element, which the pages' CSP blocks. Throws an error that names this file if the editor's source has changed.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function adoptStylesLoader(source) {
  const onlyInShadow = '!root.head && root.adoptedStyleSheets';
  if (source.split(onlyInShadow).length !== 2) {
    throw new Error(
      `${this.resourcePath} has changed: see plugins/docusaurus/client-bundle/adoptStylesLoader.cjs.`,
    );
  }
  return source.replace(onlyInShadow, 'root.adoptedStyleSheets');
};
