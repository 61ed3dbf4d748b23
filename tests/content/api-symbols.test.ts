import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docPath, categories } from '../../plugins/docusaurus/api-reference/categories';
import { readReference } from '../../plugins/docusaurus/api-reference/generateReference';

const committed = readFileSync(new URL('api-symbols.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

const { declarations } = readReference();
const found = [...declarations.symbols.values()]
  .map(({ kind, name }) => docPath(kind, name))
  .sort();

// Requirements 2.18, 2.19.
test('the library has exactly the symbols of api-symbols.txt', () => {
  const missing = committed.filter((path) => !found.includes(path));
  const unknown = found.filter((path) => !committed.includes(path));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
});

// Requirements 2.18, 2.19.
test('api-symbols.txt has 42 classes, 109 functions, 10 interfaces, 19 type aliases, 5 variables', () => {
  const count = (folder: string) =>
    committed.filter((path) => path.startsWith(`${folder}/`)).length;
  expect(['classes', 'functions', 'interfaces', 'type-aliases', 'variables'].map(count)).toEqual([
    42, 109, 10, 19, 5,
  ]);
});

// Requirement 2.23.
test('every API symbol is in exactly one category', () => {
  const inCategories = categories.flatMap(({ kind, names }) =>
    names.map((name) => docPath(kind, name)),
  );
  expect(inCategories.sort()).toEqual(committed);
});

test('titles of API categories have no markup characters, because search shows them as text', () => {
  for (const { title } of categories) expect(title).toMatch(/^[^&<>]*[a-z][^&<>]*$/);
});

// Requirements 1.4, 2.17–2.22.
test('every API symbol has a page in the folder of its kind', () => {
  const missing = committed.filter((path) => !existsSync(`build/docs/api/${path}/index.html`));
  expect(missing).toEqual([]);
});
