import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../server/headersFile';
import { isPlainMarkup } from '../../src/bootstrap/trustedTypes';
import { builtFiles, headerRulesOfBuild, pageFiles, readBuilt } from '../support/build';

describe.each(pageFiles)('%s', (path) => {
  const $ = load(readBuilt(path));
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

  // Requirement 12.15.
  it('has no inline script without a hash in its CSP', () => {
    const hashes = inlineScripts($).map(hashOf);
    // Every page has at least the script that sets the colour mode before the first paint.
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(policy).toContain(hash);
    const scripts = policy.split(';').find((directive) => directive.includes('script-src'));
    expect(scripts).not.toContain('unsafe');
  });

  // Requirement 12.17.
  it('has no inline style element without a hash in its CSP', () => {
    // Also matches style elements in `noscript`.
    for (const style of readBuilt(path).matchAll(/<style[^>]*>([^<]*)<\/style>/g))
      expect(policy).toContain(hashOf(style[1] ?? ''));
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).not.toContain("style-src 'self'");
  });

  // Requirement 12.15.
  it('has its Content-Security-Policy before every script, and the same policy as a header', () => {
    const first = $('meta[http-equiv], script').first();
    expect(first.attr('http-equiv')).toBe('Content-Security-Policy');
    const address = path.replace(/index\.html$/, '').replace(/(.)\/$/, '$1');
    const headers = headersOf(address, headerRulesOfBuild);
    expect(headers['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
  });

  // Requirement 12.17. During client-side navigation, this markup is written from strings.
  it('has only markup in code and table of contents that the Trusted Types policy accepts', () => {
    const highlighted = $('code, .table-of-contents__link')
      .toArray()
      .map((element) => $(element).html() ?? '');
    for (const html of highlighted) expect(html).toSatisfy(isPlainMarkup);
  });

  it('has no event handler attributes', () => {
    const handlers = $('*')
      .toArray()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}))
      .filter((name) => /^on[a-z]+$/.test(name));
    expect(handlers).toEqual([]);
  });

  // Requirements 11.5, 12.15.
  it('loads nothing from another host', () => {
    const addresses = $('script[src], img[src], iframe[src], source[src], video[src]')
      .toArray()
      .map((element) => $(element).attr('src') ?? '');
    const linked = $('link[href]:not([rel~="canonical"], [rel~="alternate"])')
      .toArray()
      .map((element) => $(element).attr('href') ?? '');
    const foreign = [...addresses, ...linked].filter((address) => /^(https?:)?\/\//.test(address));
    expect(foreign).toEqual([]);
  });
});

describe("the build's HTTP headers", () => {
  // Requirement 12.14.
  it('let browsers cache every file of the bundler for a year', () => {
    const assets = builtFiles.filter((path) => path.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets)
      expect(headersOf(path, headerRulesOfBuild)['Cache-Control'], path).toContain('immutable');
  });

  it('set each header at most once per URL', () => {
    for (const path of builtFiles) {
      const names = headerRulesOfBuild
        .filter((rule) => Object.keys(headersOf(path, [rule])).length > 0)
        .flatMap((rule) => Object.keys(rule.headers));
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  // Requirement 12.17.
  it('include a CSP and a frame restriction for every file', () => {
    for (const path of builtFiles.filter((file) => !/\.(br|gz)$/.test(file)))
      expect(headersOf(path, headerRulesOfBuild), path).toMatchObject({
        'Content-Security-Policy': expect.stringContaining('frame-ancestors') as string,
        'X-Frame-Options': path === '/play/runner.html' ? 'SAMEORIGIN' : 'DENY',
      });
  });

  it('need at most the hundred rules that hosts allow', () => {
    expect(headerRulesOfBuild.length).toBeLessThanOrEqual(100);
  });
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function inlineScripts($: CheerioAPI): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((element) => $(element).attr('type') !== 'application/ld+json')
    .map((element) => $(element).text());
}
