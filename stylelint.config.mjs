/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.docusaurus/**', 'node_modules/**', 'coverage/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Infima names blocks `navbar__item--active`, CSS modules are read as camelCase properties: both are ours to style.
    'selector-class-pattern': [
      '^[a-zA-Z][a-zA-Z0-9]*([-_]{1,2}[a-zA-Z0-9]+)*$',
      { message: 'Use camelCase in CSS modules, or the exact class name of Infima or DocSearch.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Imports are plain strings: the bundler resolves them, no browser ever sees `url()`.
    'import-notation': 'string',
    // A class written on the root would restyle the whole page: decision 30.
    'selector-attribute-name-disallowed-list': [
      ['class'],
      { message: 'Select by a whole class, an element or its place: decision 30 says why.' },
    ],
    // Rules are ordered by the part they style, its states with it; all of ours have one class.
    'no-descending-specificity': null,
    // Tokens are grouped by hand with blank lines where a group starts.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      // A sheet of its own, which no screen matches: nothing is restyled by it.
      files: ['src/css/print.css'],
      rules: { 'selector-attribute-name-disallowed-list': null },
    },
  ],
};
