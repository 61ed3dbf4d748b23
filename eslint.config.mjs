import eslint from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      'docs/api',
      'patches',
      'examples',
      // Part of models/tsconfig.json, which is not listed below.
      'models/*.d.ts',
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.json',
          './tsconfig.node.json',
          './tsconfig.worker.json',
          './tsconfig.anywhere.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers have a useful string form; objects do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Both `interface` and `type` are allowed: unions need `type`.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Allows `() => close()`, which is shorter than a function with a block.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus },
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.recommended],
    rules: { '@docusaurus/no-html-links': 'error' },
  },
  {
    files: ['{src,plugins,scripts,setup,bench,assets,server,tests}/**/*.{ts,tsx,mjs}'],
    // Docusaurus looks for a default export in routes, theme parts, plugins and client modules; declaration files have
    // the exports of the packages that they describe.
    ignores: [
      'src/{pages,theme}/**',
      'plugins/docusaurus/*/index.ts',
      'tests/support/**',
      '**/*.d.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message:
            'Export by name; for React.lazy write `.then((module) => ({ default: module.Name }))`.',
        },
        {
          selector: 'ExportAllDeclaration',
          message: 'Re-export names one by one: an entry point shows what may be used.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: 'Use "@docusaurus/router".' },
            { name: 'react-helmet-async', message: 'Use "@docusaurus/Head".' },
            {
              name: 'react',
              importNames: ['Suspense'],
              message:
                'Use `lazyComponent`: React shows the content of a boundary no sooner than 300 ms after its fallback.',
            },
          ],
        },
      ],
    },
  },
  {
    // Longer functions should be split. Tests may be longer, because they list cases.
    files: [
      '{src,plugins,scripts,setup,bench,assets,server}/**/*.{ts,tsx,mts,mjs,cjs}',
      '*.{ts,mts,mjs}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    // Regular expressions in these files match untrusted input, so they must run in linear time.
    files: [
      'src/{base,modeling,editor,viewer}/**/*.ts',
      'src/components/{model,playground}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // A missing value fails the test at the line that reads it, which is intended.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { 'check-file': checkFile },
    rules: {
      // Docusaurus fixes the names below src/theme, and the library's classes those below models/reference. All other
      // folders are kebab-case.
      'check-file/folder-naming-convention': [
        'error',
        {
          'src/!(theme)/**/': 'KEBAB_CASE',
          '{plugins,scripts,setup,bench,assets,server,tests}/**/': 'KEBAB_CASE',
          'models/!(reference)/**/': 'KEBAB_CASE',
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['models/**/*.js'],
    languageOptions: { sourceType: 'module', globals: { console: 'readonly' } },
  },
  prettier,
);
