import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../../../plugins/docusaurus/guides/readGuides';
import { readSearchIndex } from '../../../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { storedRecords } from '../../../src/search/node';

const build = path.resolve('build');
const scripts = path.join(build, 'assets/js');
const { manifest, store } = readSearchIndex(build);
const records = storedRecords(store);

const brotli = (content: string) => brotliCompressSync(content).length;
const js = new Map(
  readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(path.join(scripts, file), 'utf8')]),
);
const filesWith = (text: string) => [...js].filter(([, content]) => content.includes(text));

/** Error messages of MiniSearch begin with this prefix, which identifies its code. */
const ofTheEngine = 'MiniSearch: ';

describe('the search code that readers load', () => {
  // Requirement 11.18.
  it('is at most 80 KB for worker and index (brotli)', () => {
    const workers = filesWith('the index has version').filter(([, content]) =>
      content.includes('onmessage='),
    );
    // MiniSearch is a package, and the bundler puts packages into separate chunks.
    const engines = filesWith(ofTheEngine);
    expect(workers).toHaveLength(1);
    expect(engines.length).toBeGreaterThan(0);
    const code = new Map([...workers, ...engines]);
    const index = readFileSync(path.join(build, 'search', manifest.store.file), 'utf8');
    const sizes = [...code.values(), index].map(brotli);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(80_000);
  });

  // Requirement 11.15.
  it('is at most 3 KB before the first interaction (search button and shortcuts, brotli)', async () => {
    const theme = path.resolve('node_modules/@docusaurus/theme-search-algolia/lib/theme');
    const { outputFiles, metafile } = await bundle({
      entryPoints: ['src/theme/SearchBar/index.tsx'],
      ...{ bundle: true, splitting: true, minify: true, write: false, metafile: true },
      ...{ format: 'esm', jsx: 'automatic', outdir: 'out', target: 'chrome109' },
      alias: { '@theme/SearchTranslations': path.join(theme, 'SearchTranslations/index.js') },
      // Excludes code that every page loads anyway, and the dialog, which loads later.
      external: ['react', 'react-dom', 'react/jsx-runtime', '@docusaurus/*', './SearchModal'],
    });
    expect(Object.keys(metafile.inputs).some((file) => file.endsWith('SearchButton.tsx'))).toBe(
      true,
    );
    const sizes = outputFiles.map(({ text }) => brotli(text));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3_000);
  });
});

describe('the search index', () => {
  it('contains the task words of every guide, which no page script contains', () => {
    const tasks = readGuides().flatMap((guide) => guide.tasks ?? []);
    const indexed = new Set(store.pages.map((page) => page.tasks));
    expect(tasks.length).toBeGreaterThan(50);
    expect(tasks.filter((words) => !indexed.has(words))).toEqual([]);
    expect(tasks.filter((words) => filesWith(words).length > 0)).toEqual([]);
  });

  // Requirement 13.1.
  it('is a single file, with a hash of its content in its name', () => {
    const files = readdirSync(path.join(build, 'search')).filter((name) =>
      /^store-.*\.json$/.test(name),
    );
    const [file = ''] = files;
    const content = readFileSync(path.join(build, 'search', file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(files).toEqual([manifest.store.file]);
    expect(file).toBe(`store-${sha256.slice(0, 12)}.json`);
  });

  // Requirement 13.8.
  it('contains only pages and anchors that exist', () => {
    const anchors = new Map<string, Set<string>>();
    const lost = records.flatMap(({ url, url_without_anchor: address, anchor }) => {
      const file = path.join(build, address, 'index.html');
      if (!existsSync(file)) return [address];
      const ids = anchors.get(file) ?? idsOf(file);
      anchors.set(file, ids);
      return anchor === null || ids.has(anchor) ? [] : [url];
    });
    expect([...new Set(lost)]).toEqual([]);
  });

  // Requirement 13.8.
  it('contains every docs page of the sitemap', () => {
    const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
    const addresses = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, address]) => new URL(address ?? '').pathname,
    ).filter((address) => address.startsWith('/docs/'));
    const indexed = new Set(records.map((record) => record.url_without_anchor));
    expect(addresses.filter((address) => !indexed.has(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(200);
  });

  it('is also exported as JSON lines for a hosted index, one record per line, with unique ids', () => {
    const lines = readFileSync(path.join(build, 'search/records.jsonl'), 'utf8').trim().split('\n');
    const ids = lines.map((line) => (JSON.parse(line) as { objectID: string }).objectID);
    expect(ids).toHaveLength(manifest.store.records);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function idsOf(file: string): Set<string> {
  const html = readFileSync(file, 'utf8');
  return new Set(Array.from(html.matchAll(/\sid="?([^\s">]+)/g), ([, id]) => id ?? ''));
}
