/**
 * Setting a class on the root restyles every element that a rule might now match. For `[class*='…']`, and for rules
 * that depend only on a class of the body, these are all elements: a third of a second on a long page and a slow phone.
 */
const rewrites = [
  {
    sheet: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    reason: 'Infima selects columns with their own width by a part of the class.',
    find: ".col[class*='col--']",
    replace: (/** @type {string} */ source) => `.col:is(${columnsIn(source).join(', ')})`,
  },
  {
    sheet: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]styles\.css$/,
    reason:
      'Outlines depend on a class of the body; `:focus-visible` in src/css/base.css does the same.',
    find: /body:not\(\.navigation-with-keyboard\) \*:not\(input\):focus \{\s*outline: none;\s*\}/,
    replace: () => '',
  },
  {
    sheet: /[\\/]errorBoundaryUtils\.module\.css$/,
    reason: 'The red of an error is too pale to read.',
    find: /(?<=errorBoundaryError \{[^}]*)color: red/,
    replace: () => 'color: var(--bad)',
  },
  {
    sheet: /[\\/]errorBoundaryUtils\.module\.css$/,
    reason: 'The red of an error is too pale to read.',
    find: /(?<=errorBoundaryFallback \{[^}]*)color: red/,
    replace: () => 'color: var(--bad)',
  },
];

/** The sheets that need this loader. */
const sheets = rewrites.map(({ sheet }) => sheet);

/**
 * Rewrites selectors and colours of Docusaurus' sheets that our sheet cannot override by a plain class.
 * Errors: names the sheet and the reason if it does not contain the expected text any more.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
function plainSelectorsLoader(source) {
  return rewrites
    .filter(({ sheet }) => sheet.test(this.resourcePath))
    .reduce((css, { reason, find, replace }) => {
      const rewritten = css.replace(find, () => replace(css));
      if (rewritten === css) {
        throw new Error(
          `${this.resourcePath} has changed: see plugins/docusaurus/style-sheets/plainSelectorsLoader.cjs. ${reason}`,
        );
      }
      return rewritten;
    }, source);
}

/**
 * Returns the classes of columns to which `css` gives a width, as selectors.
 * @param {string} css
 */
function columnsIn(css) {
  return Array.from(css.matchAll(/\.col--\d+(?=\s*\{)/g), ([selector]) => selector);
}

module.exports = plainSelectorsLoader;
module.exports.sheets = sheets;
