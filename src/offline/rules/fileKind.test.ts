import { describe, expect, it } from 'vitest';
import { fileKind, isImmutable } from './fileKind';

describe('a site file', () => {
  it.each([
    ['/', 'page'],
    ['/docs/intro', 'page'],
    ['/docs/api/', 'page'],
    ['/docs/api/index.html', 'page'],
    ['/docs/intro.md', 'plain'],
    ['/search', 'page'],
    ['/search/manifest.json', 'plain'],
    ['/search/store-25864b79f3a4.json', 'search'],
    ['/img/logo.svg', 'plain'],
    ['/site.webmanifest', 'plain'],
    ['/assets/js/main.451b8b98.js', 'code'],
    ['/assets/css/styles.11153b36.css', 'code'],
    ['/assets/models/box.1a2b3c4d.json', 'code'],
    ['/fonts/hanken-grotesk.136aaffa.woff2', 'code'],
    ['/models/home/block.1a2b3c4d.webp', 'picture'],
    ['/models/home/profile.1a2b3c4d.svg', 'picture'],
    ['/models/home/block.1a2b3c4d.glb', 'mesh'],
    ['/play/runner.html', 'runner'],
    ['/play/kernel.c6c37587.wasm', 'kernel'],
    ['/type-help/compiler.df390018.js', 'kernel'],
  ])('%s is of the kind "%s"', (path, kind) => {
    expect(fileKind(path)).toBe(kind);
  });

  it.each([
    '/service-worker.js',
    '/search/records.jsonl',
    '/sitemap.xml',
    '/llms.txt',
    '/licenses/LGPL-2.1.txt',
    '/fonts/LICENSES.txt',
  ])('%s is not cached', (path) => {
    expect(fileKind(path)).toBeNull();
  });

  it('is the same in every release if its name contains a content hash', () => {
    expect(['page', 'runner', 'plain'].filter((kind) => isImmutable(kind as 'page'))).toEqual([]);
    expect(
      ['code', 'picture', 'mesh', 'kernel', 'search'].every((kind) => isImmutable(kind as 'code')),
    ).toBe(true);
  });
});
