import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scopeStyles } from './scopeStyles';

const [variables = '', modal = ''] = ['_variables', 'modal'].map((name) =>
  readFileSync(`node_modules/@docsearch/css/dist/${name}.css`, 'utf8'),
);

// Requirement 11.16.
it('writes the variables of the search window on the window', () => {
  const scoped = scopeStyles(variables + modal);
  expect(scoped).not.toMatch(/:root|html\[data-theme=dark\](?! \.DocSearch-Container)/);
  expect(scoped).toContain('.DocSearch-Container{--docsearch-primary-color');
  expect(scoped).toContain('html[data-theme=dark] .DocSearch-Container{--docsearch-text-color');
  expect(scoped).toContain('@media (max-width:768px){.DocSearch-Container{--docsearch-spacing');
});

it.each([
  ['no variables on the root', '.DocSearch-Modal{margin:0}'],
  ['other rules for the document', `${variables}body{margin:0}`],
])('refuses a sheet with %s', (_, sheet) => {
  expect(() => scopeStyles(sheet)).toThrow(/not the version/);
});
