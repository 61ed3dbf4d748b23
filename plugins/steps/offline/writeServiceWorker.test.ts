import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseOf, type ListedFile } from '../../../src/offline/node';
import { markRelease } from './markRelease';
import { serviceWorkerUrl } from './serviceWorkerFile';
import { writeServiceWorker } from './writeServiceWorker';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  write('index.html', '<!doctype html><meta charset=UTF-8><title>Home');
  write('docs/intro/index.html', '<!doctype html><meta charset=UTF-8><title>Introduction');
  write('404.html', '<!doctype html><meta charset=UTF-8><title>Not found');
  write('play/runner.html', '<!doctype html><meta charset="utf-8" />');
  write('play/kernel.c6c37587.wasm', 'kernel');
  write('assets/js/main.451b8b98.js', 'main();');
  write('assets/js/main.451b8b98.js.br', 'main');
  write('sitemap.xml', '<urlset></urlset>');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('the name of a release', () => {
  // Requirement 14.8.
  it('is in every page, and changes when any file of the site changes', () => {
    const release = markRelease(root);
    for (const page of ['index.html', 'docs/intro/index.html', '404.html'])
      expect(releaseOf(read(page)), page).toBe(release);
    expect(releaseOf(read('play/runner.html'))).toBeNull();
    write('play/kernel.c6c37587.wasm', 'another kernel');
    expect(markRelease(root)).not.toBe(release);
  });
});

describe('the service worker of a build', () => {
  // Requirement 14.6.
  it('lists everything it can cache, with the URL path of each page', async () => {
    markRelease(root);
    const [worker = '', , list = ''] = await writeServiceWorker(root, '');
    const listed = JSON.parse(read(list)) as ListedFile[];
    expect(listed).toContainEqual(['/assets/js/main.451b8b98.js', 7]);
    expect(listed.map(([path]) => path)).toEqual([
      '/assets/js/main.451b8b98.js',
      expect.stringContaining('/assets/js/notice.'),
      '/docs/intro',
      '/',
      '/play/kernel.c6c37587.wasm',
      '/play/runner.html',
    ]);
    expect(read(worker)).toContain(list);
    expect(read(worker)).toContain(releaseOf(read('index.html')));
  });

  // Requirement 14.11.
  it('removes itself if the environment turns it off, and no page registers it', async () => {
    vi.stubEnv('SERVICE_WORKER', 'off');
    markRelease(root);
    expect(await writeServiceWorker(root, '')).toEqual(['/service-worker.js']);
    expect(read('service-worker.js')).toContain('unregister()');
    expect(read('service-worker.js')).not.toContain('"fetch"');
    expect(serviceWorkerUrl('/replicad/')).toBe('');
    expect(releaseOf(read('index.html'))).toBeNull();
  });

  it('is served below the base path of the site', () => {
    expect(serviceWorkerUrl('/replicad/')).toBe('/replicad/service-worker.js');
  });
});
