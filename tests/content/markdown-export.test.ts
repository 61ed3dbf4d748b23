import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { BuiltModel } from '../../src/modeling/node';
import { modelDataFolder } from '../../plugins/docusaurus/models/folders';
import { markdownUrl } from '../../src/base/markdownUrl';
import { builtFiles, readBuilt } from '../support/build';
import { toUrlPath, guidePages, modelNames } from '../support/guides';

const addresses = Array.from(
  readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, location]) => new URL(location ?? '').pathname,
).filter((address) => address.startsWith('/docs/'));
const markdownPages = new Map(
  addresses.map((address) => [address, readBuilt(markdownUrl(address))]),
);

const pages = new Map(
  addresses.map((address) => [
    address,
    load(readBuilt(`${address.replace(/\/$/, '')}/index.html`)),
  ]),
);

/** Returns a page without its code blocks. */
const withoutCode = (markdown: string) =>
  markdown.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm, '').replace(/(`+)[^`]+\1/g, '');

/** Returns `text` without backslash escapes. */
const plain = (text: string) => text.replace(/\\(?=[^\w\s])/g, '');

describe('the Markdown of every docs page', () => {
  it('contains the code of each model on the page, with its name and measurements', () => {
    expect(guidePages.length).toBeGreaterThan(30);
    for (const page of guidePages) {
      const markdown = markdownPages.get(toUrlPath(page)) ?? '';
      let modelsWithFacts = 0;
      for (const name of modelNames(page.text)) {
        const file = path.join(modelDataFolder, `${name}.json`);
        const { code, about, failure } = JSON.parse(readFileSync(file, 'utf8')) as BuiltModel;
        expect(markdown, `${page.file}: ${name}`).toContain(code.trim());
        expect(markdown, `${page.file}: ${name}`).toContain(`title=${JSON.stringify(about.title)}`);
        // A model that fails on purpose has an error message instead of measurements.
        if (failure)
          expect(plain(markdown), `${page.file}: ${name}`).toContain(plain(failure.sentence));
        else modelsWithFacts++;
      }
      const lines = markdown.match(/^(Volume|Size): .* mm/gm) ?? [];
      expect(lines.length, page.file).toBeGreaterThanOrEqual(modelsWithFacts);
    }
  });

  it('contains no remains of MDX or HTML', () => {
    const withRemains = [...markdownPages].filter(([, markdown]) =>
      /(?<!\\)<\/?[A-Za-z]|^(import|export) |\[object/m.test(withoutCode(markdown)),
    );
    expect(withRemains.map(([address]) => address)).toEqual([]);
  });

  it('contains the headings of the page', () => {
    for (const [address, $] of pages) {
      const headings = $('article .theme-doc-markdown').find('h1, h2, h3, h4').length;
      const text = withoutCode(markdownPages.get(address) ?? '');
      expect(text.match(/^#{1,4} /gm)?.length, address).toBe(headings);
    }
  });

  it('links to pages by their URLs on the site', () => {
    const wrong = [...markdownPages].flatMap(([address, markdown]) =>
      Array.from(withoutCode(markdown).matchAll(/\]\(([^)]+)\)/g), ([, target]) => target ?? '')
        .filter((target) => !/^(https?:\/\/|mailto:|\/)/.test(target))
        .map((target) => `${address}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it(`is linked from the page's head and from "Copy page as Markdown"`, () => {
    for (const [address, $] of pages) {
      const file = markdownUrl(address);
      expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(file);
      expect($('article a:contains("Copy page as Markdown")').attr('href')).toBe(file);
    }
  });
});

describe('llms.txt (https://llmstxt.org)', () => {
  const index = readBuilt('/llms.txt');

  it('has a title, a summary and sections of links', () => {
    expect(index).toMatch(/^# replicad\n\n> .+\n\n/);
    const lines = index.slice(index.indexOf('\n## ')).split('\n').filter(Boolean);
    const invalidLines = lines.filter(
      (line) => !/^## \S|^- \[[^\]]+\]\(https:\/\/\S+\.md\): \S/.test(line),
    );
    expect(invalidLines).toEqual([]);
  });

  it('lists every page once, in the order of the sidebar', () => {
    const listed = Array.from(
      index.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm),
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(listed.slice().sort()).toEqual(addresses.map(markdownUrl).sort());
    const inSidebar = [
      'intro',
      'tutorial-overview/your-first-print',
      'tutorial-overview/drawing',
      'api/functions/draw',
    ].map((page) => `/docs/${page}.md`);
    expect(listed.filter((address) => inSidebar.includes(address))).toEqual(inSidebar);
  });

  it('is accompanied by llms-full.txt with the text of all pages', () => {
    const full = readBuilt('/llms-full.txt');
    for (const [address, markdown] of markdownPages)
      expect(full.includes(markdown.trim()), address).toBe(true);
    expect(builtFiles).toContain('/llms-full.txt.br');
  });
});
