/**
 * A class written on the root restyles every element that a rule might now match. For `[class*='…']`, and for what
 * depends on a class of the body alone, that is all of them: a third of a second on a long page and a slow phone.
 */
const rewrites = [
  {
    sheet: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
    reason: 'A column with a width of its own is found by a part of its class.',
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

/** The sheets to load through this. */
const sheets = rewrites.map(({ sheet }) => sheet);

/**
 * Rewrites what Docusaurus' sheets select by, or colour, where ours cannot reach it by a plain class.
 * Errors: one that names the sheet and the reason, when it no longer says what was expected.
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
 * The classes of columns that `css` gives a width, as selectors.
 * @param {string} css
 */
function columnsIn(css) {
  return Array.from(css.matchAll(/\.col--\d+(?=\s*\{)/g), ([selector]) => selector);
}

module.exports = plainSelectorsLoader;
module.exports.sheets = sheets;
