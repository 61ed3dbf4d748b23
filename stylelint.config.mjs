/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.docusaurus/**', 'node_modules/**', 'coverage/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Infima names blocks `navbar__item--active`; names in CSS modules are read as camelCase properties. We style both.
    'selector-class-pattern': [
      '^[a-zA-Z][a-zA-Z0-9]*([-_]{1,2}[a-zA-Z0-9]+)*$',
      { message: 'Use camelCase in CSS modules, or the exact class name of Infima or DocSearch.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Imports are plain strings: the bundler resolves them, so no browser ever sees `url()`.
    'import-notation': 'string',
    // Setting a class on the root would restyle the whole page: decision 30.
    'selector-attribute-name-disallowed-list': [
      ['class'],
      { message: 'Select by a whole class, an element or its place: decision 30 says why.' },
    ],
    // Rules are ordered by the part they style, together with its states; each of ours has one class.
    'no-descending-specificity': null,
    // Tokens are grouped by hand with blank lines where a group starts.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      // A separate sheet that matches no screen, so that it restyles nothing.
      files: ['src/css/print.css'],
      rules: { 'selector-attribute-name-disallowed-list': null },
    },
  ],
};
