import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../server/headersFile';
import { fileKind, releaseOf, type ListedFile } from '../../src/offline/node';
import { isImmutable } from '../../src/offline/rules/fileKind';
import {
  builtFiles,
  headerRulesOfBuild,
  pageFiles,
  publishedBytes,
  readBuilt,
} from '../support/build';

const worker = readBuilt('/service-worker.js');
const cacheControlOf = (path: string) => headersOf(path, headerRulesOfBuild)['Cache-Control'];

/** Limit in bytes, as transferred. Requirement 14.14. */
const backgroundBudget = 120_000;

describe('the service worker', () => {
  // Requirement 14.8.
  it('has the same release name as every page', () => {
    const releases = new Set(pageFiles.map((path) => releaseOf(readBuilt(path))));
    expect(releases.size).toBe(1);
    expect(worker).toContain(`name:"${[...releases][0]}"`);
  });

  it('caches as immutable exactly the files that hosts cache for a year', () => {
    const cacheable = builtFiles.filter(
      (path) => fileKind(path) !== null && !/\.(br|gz)$/.test(path),
    );
    expect(cacheable.length).toBeGreaterThan(1000);
    const misjudged = cacheable.filter(
      (path) => isImmutable(fileKind(path)!) !== cacheControlOf(path)?.includes('immutable'),
    );
    expect(misjudged.filter((path) => cacheControlOf(path) !== undefined)).toEqual([]);
    const fixedAlone = misjudged.filter((path) => isImmutable(fileKind(path)!));
    // The search index also has a content hash in its name.
    expect(fixedAlone.filter((path) => fileKind(path) !== 'search')).toEqual([]);
  });

  it('is revalidated by browsers and proxies on each use', () => {
    expect(cacheControlOf('/service-worker.js')).toBe('no-cache');
  });

  // Requirement 14.14.
  it('loads at most 120 KB on a first visit: itself, the runner and search', async () => {
    const search = JSON.parse(/search:(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]') as string[];
    expect(search.filter((path) => !builtFiles.includes(path))).toEqual([]);
    expect(search.some((path) => path.includes('store-'))).toBe(true);
    const loaded = ['/service-worker.js', '/play/runner.html', ...search];
    const bytes = await Promise.all(loaded.map(publishedBytes));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(backgroundBudget);
  });

  // Requirement 14.6.
  it('can store every page and every file that pages load', () => {
    const address = /"(\/assets\/offline\/everything\.[^"]+)"/.exec(worker)?.[1] ?? '';
    const listed = (JSON.parse(readBuilt(address)) as ListedFile[]).map(([path]) => path);
    const pages = pageFiles.map((path) => path.replace(/(.)?\/index\.html$/, '$1') || '/');
    expect(pages.filter((path) => path !== '/404.html' && !listed.includes(path))).toEqual([]);
    const loaded = pageFiles.flatMap((page) =>
      Array.from(
        readBuilt(page).matchAll(/(?:src|href)="?(\/[^\s">]+\.(?:js|css|webp|woff2|png|ico))/g),
        ([, path = '']) => path,
      ),
    );
    expect([...new Set(loaded)].filter((path) => !listed.includes(path))).toEqual([]);
  });
});

// Requirement 14.13.
describe('the manifest of the installed site', () => {
  const manifest = JSON.parse(readBuilt('/site.webmanifest')) as Readonly<Record<string, unknown>>;
  const icons = manifest['icons'] as readonly Readonly<Record<string, string>>[];

  it('has a relative start URL, scope and icons, so that it works below any path', () => {
    expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
    expect(icons.every(({ src }) => !src?.startsWith('/'))).toBe(true);
  });

  it('has icons of the declared sizes, one of them maskable', async () => {
    const pictures = icons.filter(({ type }) => type === 'image/png');
    for (const { src = '', sizes } of pictures) {
      const { width, height } = await sharp(join('build', src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(pictures.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    const [maskable] = pictures.filter(({ purpose }) => purpose === 'maskable');
    expect(existsSync(join('build', maskable?.['src'] ?? ''))).toBe(true);
    expect((await sharp(join('build', maskable!['src']!)).stats()).isOpaque).toBe(true);
  });
});
