import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../server/site';
import { inlineHashes } from './contentSecurityPolicy';
import { headersOf } from '../../../server/headersFile';
import { writeSecurityHeaders } from './writeSecurityHeaders';

const root = mkdtempSync(join(tmpdir(), 'headers-'));
const page = (script: string) =>
  `<head><meta charset="utf-8"><style>a{}</style><script>${script}</script><script src="/assets/a.js"></script></head>`;
const runner =
  '<meta charset="utf-8"><meta\n http-equiv="Content-Security-Policy"\n content="default-src \'none\'">';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  mkdirSync(join(root, 'docs/intro'), { recursive: true });
  mkdirSync(join(root, 'play'));
  writeFileSync(join(root, 'index.html'), page('home()'));
  writeFileSync(join(root, 'docs/intro/index.html'), page('intro()'));
  writeFileSync(join(root, 'play/runner.html'), runner);
  writeSecurityHeaders(root, { connect: ['https://search.example'], script: [] });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the CSP that the build writes', () => {
  it('is the same for all pages, with the hashes of all their scripts', () => {
    const [home = '', intro = ''] = ['index.html', 'docs/intro/index.html'].map((path) =>
      /content="(default-src[^"]+)"/.exec(read(path))?.at(1),
    );
    expect(home).toBe(intro);
    for (const script of ['home()', 'intro()']) {
      const { scripts, styles } = inlineHashes(page(script));
      for (const hash of [...scripts, ...styles]) expect(home).toContain(hash);
    }
    expect(home).toContain('https://search.example');
    expect(read('play/runner.html')).toBe(runner);
  });

  it('is also in the headers of every page', () => {
    const [, policy = ''] = /content="(default-src[^"]+)"/.exec(read('index.html')) ?? [];
    const { headerRules } = readSite(root);
    for (const address of ['/', '/docs/intro'])
      expect(headersOf(address, headerRules)['Content-Security-Policy']).toContain(policy);
  });

  // Requirement 12.17.
  it('is repeated in the headers of the runner page', () => {
    const headers = headersOf('/play/runner.html', readSite(root).headerRules);
    expect(headers).toMatchObject({
      'Content-Security-Policy':
        "default-src 'none'; sandbox allow-scripts; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });
});
