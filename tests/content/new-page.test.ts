import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../support/fullRun';

/** Timeout in milliseconds for copying, building and deleting the copy on a busy machine. */
const timeout = 900_000;

/** A copy of the repository, because a recipe in the repository itself would become part of the site. */
const root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
const notCopied = ['.git', '.docusaurus', 'build', 'node_modules', 'test-results'];

const recipe = ['recipe', 'made-by-a-test'];
const address = '/docs/recipes/made-by-a-test';
const models = ['recipes/made-by-a-test/plain', 'recipes/made-by-a-test/with-hole'] as const;
const createdFiles = [
  'docs/recipes/made-by-a-test.mdx',
  ...models.map((name) => `models/${name}.js`),
  'sidebars.ts',
];

beforeAll(() => {
  for (const name of readdirSync('.').filter((name) => !notCopied.includes(name))) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  if (isFullRun) copyPackages();
  else linkPackages();
}, timeout);

afterAll(() => rmSync(root, { recursive: true }), timeout);

describe('npm run new', () => {
  it('creates a formatted page, two models and a sidebar entry for a recipe', async () => {
    await run('scripts/new.ts', ...recipe);
    expect(changedFiles()).toEqual(createdFiles);
    for (const file of createdFiles) {
      const options = await resolveConfig(file);
      expect(await format(read(file), { ...options, filepath: file })).toBe(read(file));
    }
  });

  it.runIf(isFullRun)('creates models that build', async () => {
    expect(await run('scripts/models.ts', ...models)).toContain('2 built, 0 unchanged, 0 failed');
  });

  it('adds a recipe to the end of the list of recipes and to the gallery', async () => {
    const program = `const { fillGuideLists } = require('./plugins/docusaurus/guides/fillGuideLists.ts');
      console.log(fillGuideLists('<Gallery />'), fillGuideLists('<Recipes />'));`;
    const lists = await run('--eval', program);
    expect(lists).toContain(`"${models[0]}",`);
    expect(lists).toContain(`**[Made by a test](${address}).** A plate`);
    expect(lists.trimEnd()).toMatch(new RegExp(`<Model name="${models[0]}" />$`));
  });

  it.each([
    [recipe, 'docs/recipes/made-by-a-test.mdx exists already.'],
    [['recipe', 'Corner Bracket'], '"Corner Bracket" is not a name in kebab case'],
    [['poem', 'made-by-a-test'], 'The kinds are: recipe, guide, example.'],
  ])('rejects %j and says why', async (words, message) => {
    await expect(run('scripts/new.ts', ...words)).rejects.toThrow(message);
  });
});

describe.runIf(isFullRun)('a site with a new recipe', () => {
  beforeAll(async () => {
    await run('scripts/models.ts', '--facts');
    await run('scripts/build.ts');
  }, timeout);

  it('requires no further change except the facts of the models', () => {
    expect(changedFiles().toSorted()).toEqual([...createdFiles, 'models/facts.json'].toSorted());
  });

  it.each(['/docs/examples/gallery', '/docs/recipes/why-recipes'])(
    'links to the recipe from %s',
    (from) => {
      const links = load(read(`build${from}/index.html`))(`article a[href="${address}"]`);
      expect(links.length).toBeGreaterThan(0);
    },
  );

  it('includes the recipe in the sitemap, the search index, the list of symbol uses and the Markdown export', () => {
    expect(read('build/sitemap.xml')).toContain(address);
    expect(read('build/search/records.jsonl')).toContain(`${address}#with-a-hole`);
    expect(read('node_modules/.cache/api-reference/uses.json')).toContain(`"${address}"`);
    expect(read(`build${address}.md`)).toContain('makeCylinder(4, thickness)');
  });
});

/**
 * Runs a program in the copy and returns its output. If the program fails, rejects with an error that contains its
 * error output.
 */
async function run(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], {
    cwd: root,
    env: { ...process.env, BASE_URL: '/' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * Symlinks the installed packages, which is enough for scripts. Bundlers resolve symlinks and would treat the packages
 * as site code.
 */
function linkPackages(): void {
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  }
}

/** Copies the installed packages and, from their cache, the models of this build. */
function copyPackages(): void {
  const cache = path.join('node_modules', '.cache');
  cpSync('node_modules', path.join(root, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cache,
  });
  for (const name of ['models', 'public']) {
    cpSync(path.join(cache, name), path.join(root, cache, name), { recursive: true });
  }
}

/** Returns the files that are new or changed in the copy, except generated ones. */
function changedFiles(): readonly string[] {
  const files = readdirSync(root)
    .filter((name) => !notCopied.includes(name))
    .flatMap((name) => filesIn(name));
  return files.filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== read(file));
}

function filesIn(name: string): readonly string[] {
  const folder = path.join(root, name);
  if (!statSync(folder).isDirectory()) return [name];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(path.join('docs', 'api')));
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
