/**
 * Rules that slow down setting a class on the root or body: browsers restyle every element that such a rule might
 * match. A rule with `[class*='…']`, or one that depends only on a class of the body, might match every element: 0.3 s
 * on a long page and a slow phone.
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

/** The style sheets to rewrite. */
const sheets = rewrites.map(({ sheet }) => sheet);

/**
 * Rewrites rules in Docusaurus' style sheets: slow selectors, and colours that our style sheet cannot override.
 * Throws an error that names the style sheet and the reason if it no longer contains the expected text.
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
 * Returns the classes of columns that have a width in `css`, as selectors.
 * @param {string} css
 */
function columnsIn(css) {
  return Array.from(css.matchAll(/\.col--\d+(?=\s*\{)/g), ([selector]) => selector);
}

module.exports = plainSelectorsLoader;
module.exports.sheets = sheets;
