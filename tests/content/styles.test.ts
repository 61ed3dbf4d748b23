import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { builtFiles, pageFiles, publishedBytes, readBuilt } from '../support/build';

const infima = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
const sheets = builtFiles
  .filter((file) => /^\/assets\/css\/.*\.css$/.test(file))
  .map(readBuilt)
  .join('\n');

it('no page uses an Infima class whose rules were removed as unused', () => {
  const removed = difference(classesIn(infima), classesIn(sheets));
  // The test is only meaningful if the build removed many classes.
  expect(removed.size).toBeGreaterThan(100);
  const usedClasses = new Set(
    pageFiles.flatMap((file) =>
      Array.from(readBuilt(file).matchAll(/\bclass=(?:"([^"]*)"|([^\s>]*))/g)).flatMap(
        ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/),
      ),
    ),
  );
  expect([...usedClasses].filter((name) => removed.has(name))).toEqual([]);
});

it('no rule refers to an Infima variable that was removed as unused', () => {
  const removed = difference(variablesSetIn(infima), variablesSetIn(sheets));
  expect(removed.size).toBeGreaterThan(20);
  const referred = Array.from(sheets.matchAll(/var\((--ifm-[\w-]+)/g), ([, name]) => name ?? '');
  const inline = pageFiles.flatMap((file) =>
    Array.from(readBuilt(file).matchAll(/var\((--ifm-[\w-]+)/g), ([, name]) => name ?? ''),
  );
  expect([...new Set([...referred, ...inline])].filter((name) => removed.has(name))).toEqual([]);
});

it('every page loads the same screen style sheet of at most 16.5 KB, with the classes of the home page', async () => {
  const shared = builtFiles.filter((file) => /^\/assets\/css\/styles\.\w+\.css$/.test(file));
  expect(shared).toHaveLength(1);
  expect(await publishedBytes(shared[0] ?? '')).toBeLessThanOrEqual(16_500);
  const classes = classesIn(readBuilt(shared[0] ?? ''));
  for (const file of pageFiles) {
    expect(sheetsOf(file, ':not([media])'), file).toEqual(shared);
  }
  const home = load(readBuilt('/index.html'));
  const ofModules = home('main [class]')
    .toArray()
    .flatMap((element) => (home(element).attr('class') ?? '').split(/\s+/))
    .filter((name) => /^[a-z]\w+_[\w-]{4}$/i.test(name));
  expect(ofModules.length).toBeGreaterThan(5);
  expect(ofModules.filter((name) => !classes.has(name))).toEqual([]);
});

it('every page links the print style sheet last, because it overrides the screen style sheet', () => {
  const [paper = '', ...more] = builtFiles.filter((file) =>
    /^\/assets\/css\/print\.\w+\.css$/.test(file),
  );
  expect(more).toEqual([]);
  for (const file of pageFiles) {
    expect(sheetsOf(file, '[media="print"]'), file).toEqual([paper]);
    expect(sheetsOf(file, '').at(-1)).toBe(paper);
  }
});

it('the print style sheet names no class that no page has', () => {
  const [paper = ''] = builtFiles.filter((file) => /^\/assets\/css\/print\.\w+\.css$/.test(file));
  const classNames = Array.from(
    readBuilt(paper).matchAll(/\[class\*="?([\w-]+)"?\]/g),
    ([, name = '']) => name,
  );
  expect(classNames.length).toBeGreaterThan(10);
  const html = pageFiles.map(readBuilt).join('\n');
  expect([...new Set(classNames)].filter((name) => !html.includes(name))).toEqual([]);
});

/** Returns the URLs of a page's style sheets whose `link` elements match `condition`. */
function sheetsOf(file: string, condition: string): readonly (string | undefined)[] {
  const links = readBuilt(file).match(/<link [^>]*>/g) ?? [];
  const $ = load(links.join(''));
  return $(`link[rel="stylesheet"]${condition}`)
    .toArray()
    .map((element) => $(element).attr('href'));
}

// Requirement 11.16.
it('no rule selects by part of a class name, or by a class that the root often changes', () => {
  // Ignores the print styles, which do not slow down the screen.
  const forScreens = builtFiles
    .filter((file) => /^\/assets\/css\/(?!print\.).*\.css$/.test(file))
    .map(readBuilt)
    .join('\n');
  const selectors = Array.from(forScreens.matchAll(/[^{};]+(?=\{)/g), ([selector]) => selector);
  expect(selectors.length).toBeGreaterThan(500);
  const costly = /\[class|\.navigation-with-keyboard|\.nprogress-busy/;
  expect(selectors.filter((selector) => costly.test(selector))).toEqual([]);
});

function classesIn(css: string): Set<string> {
  return new Set(
    Array.from(css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi), ([, name]) => name ?? ''),
  );
}

function variablesSetIn(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/(--ifm-[\w-]+)\s*:/g), ([, name]) => name ?? ''));
}

function difference(all: Set<string>, taken: Set<string>): Set<string> {
  return new Set([...all].filter((name) => !taken.has(name)));
}
