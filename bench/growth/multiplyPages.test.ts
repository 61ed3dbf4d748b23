import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { multiplyPages } from './multiplyPages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'growth-'));
  mkdirSync(path.join(root, 'docs/recipes'), { recursive: true });
  writeFileSync(path.join(root, 'docs/intro.mdx'), 'one');
  writeFileSync(path.join(root, 'docs/recipes/gear.mdx'), '---\ntitle: "Gear"\n---\n');
});

afterEach(() => rmSync(root, { recursive: true }));

const writeSidebars = (text: string) => writeFileSync(path.join(root, 'sidebars.ts'), text);

it('copies every document, and no copy', () => {
  writeSidebars('const sidebars = { typedocSidebar: [] };\nexport default sidebars;\n');
  multiplyPages(root, 3);
  expect(readdirSync(path.join(root, 'docs')).sort()).toEqual([
    'copy-2',
    'copy-3',
    'intro.mdx',
    'recipes',
  ]);
  expect(readFileSync(path.join(root, 'docs/copy-3/recipes/gear.mdx'), 'utf8')).toContain(
    'title: "Gear, copy-3"',
  );
  expect(readdirSync(path.join(root, 'docs/copy-3')).sort()).toEqual(['intro.mdx', 'recipes']);
  expect(readFileSync(path.join(root, 'sidebars.ts'), 'utf8')).toContain('"dirName":"copy-3"');
});

it('says which file it does not understand', () => {
  writeSidebars('export default {};\n');
  expect(() => multiplyPages(root, 2)).toThrow(/sidebars\.ts does not end in/);
});
