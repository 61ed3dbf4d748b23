import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'],
  ...readdirSync('decisions').map((name) => join('decisions', name)),
];
const generatedFolders = ['.git', '.docusaurus', 'build', 'node_modules', 'test-results'];
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !generatedFolders.includes(entry.name))
  .map(({ name }) => name);
const names = new Set(
  ['.', ...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((path) =>
      basename(path),
    ),
  ),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(documents)('every path in %s exists', (document) => {
  const lost = codeIn(document).filter((code) => isPath(code) && !exists(code));
  expect(lost).toEqual([]);
});

it.each(documents)('every npm script in %s exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const commands = Array.from(text.matchAll(/npm run ([\w:-]*\w)/g), ([, name = '']) => name);
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('every decision has a unique number, in its file name and its title', () => {
  const numbers = readdirSync('decisions').map((name) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  const titled = readdirSync('decisions').filter((name) =>
    readFileSync(join('decisions', name), 'utf8').startsWith(`# ${Number(name.slice(0, 4))}. `),
  );
  expect(titled).toHaveLength(numbers.length);
});

it('ARCHITECTURE.md names more than fifty files', () => {
  expect(codeIn('ARCHITECTURE.md').filter(isPath).length).toBeGreaterThan(50);
});

/** Returns the inline code of a document. Code blocks do not count. */
function codeIn(document: string): string[] {
  const prose = readFileSync(document, 'utf8').replace(/^```[^]*?^```$/gm, '');
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
}

/** Returns true for "src/a.ts", "docs/api" and "sidebars.ts", but not for "models/<name>.js" or generated files. */
function isPath(code: string): boolean {
  const [folder = ''] = code.split('/');
  if (!/^[\w.@/-]+$/.test(code)) return false;
  return code.includes('/') ? folders.includes(folder) : /^[\w.-]+\.(ts|mjs|json|md)$/.test(code);
}

/** Returns true if `path` exists, or if any folder has a file of this name. */
function exists(path: string): boolean {
  return path.includes('/') ? existsSync(path) : names.has(path);
}
