import eslint from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
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
      'coverage',
      'test-results',
      'playwright-report',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
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
      // Numbers read well in a template; objects still do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `interface` and `type` both have their place: unions need `type`, and docs read the same.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Arrow functions that return the void result of one call read as sentences.
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
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { 'check-file': checkFile },
    rules: {
      // Docusaurus fixes the names below src/theme; everything else is kebab-case folders.
      'check-file/folder-naming-convention': [
        'error',
        {
          'src/!(theme)/**/': 'KEBAB_CASE',
          '{plugins,scripts,server,tests,models}/**/': 'KEBAB_CASE',
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['models/**/*.js'], languageOptions: { sourceType: 'module' } },
  prettier,
);
