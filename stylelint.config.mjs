/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.docusaurus/**', 'node_modules/**', 'coverage/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Infima has classes such as `navbar__item--active`. Classes in CSS modules are camelCase, because scripts read
    // them as properties.
    'selector-class-pattern': [
      '^[a-zA-Z][a-zA-Z0-9]*([-_]{1,2}[a-zA-Z0-9]+)*$',
      { message: 'Use camelCase in CSS modules, or the exact class name of Infima or DocSearch.' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // The bundler resolves all imports, so they need no `url()`.
    'import-notation': 'string',
    // Setting a class on the root would restyle the whole page: decision 30.
    'selector-attribute-name-disallowed-list': [
      ['class'],
      { message: 'Select by a whole class, an element or its place: decision 30 says why.' },
    ],
    // Rules are grouped by component, together with its states. Order rarely matters, because our selectors have one
    // class each.
    'no-descending-specificity': null,
    // Blank lines separate groups of design tokens.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      // This style sheet applies only to print, so it never restyles a page on screen.
      files: ['src/css/print.css'],
      rules: { 'selector-attribute-name-disallowed-list': null },
    },
  ],
};
