import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../plugins/security-headers/contentSecurityPolicy';
import { headerRules } from '../plugins/security-headers/headerRules';
import { formatHeadersFile } from './headersFile';
import { listen, type Listening } from './listen';
import { readSite } from './site';
import { siteHandler } from './siteHandler';

const outside = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(outside, 'build');
const script = 'console.log("a line long enough to be worth an encoding");'.repeat(20);
const policies = {
  page: contentSecurityPolicy({ scripts: ['sha256-abc='], styles: [] }),
  runner: "default-src 'none'",
};
let server: Listening;

beforeAll(async () => {
  write('../secret.txt', 'not for readers');
  write('index.html', '<title>Home</title>');
  write('404.html', '<title>Page not found</title>');
  write('docs/intro/index.html', '<title>Introduction</title>');
  write('docs/intro.md', '# Introduction');
  write('docs/api.md', '# API');
  write('docs/api/index.html', '<title>API</title>');
  write('search/index.html', '<title>Search</title>');
  write('play/runner.html', '<title>Runner</title>');
  write('play/kernel.0123456789.wasm', 'wasm');
  write('assets/js/main.0123abcd.js', script);
  write('img/logo.svg', '<svg/>');
  write('img/other.svg', '<svg/>');
  write('with space.txt', 'found');
  write(
    'sitemap.xml',
    '<urlset><loc>https://x.org/</loc><loc>https://x.org/docs/intro</loc><loc>https://x.org/docs/api/</loc></urlset>',
  );
  const files = [...readSite(root).files];
  write('_headers', formatHeadersFile(headerRules(files, policies)));
  write('assets/js/main.0123abcd.js.br', brotliCompressSync(script));
  write('assets/js/main.0123abcd.js.gz', gzipSync(script));
  server = await listen(siteHandler(readSite(root)), { port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.stop();
  rmSync(outside, { recursive: true });
});

describe('pages', () => {
  it('answers a directory address without a redirect', async () => {
    const page = await get('/docs/intro');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Introduction');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers /docs/api/ and / at their own slash', async () => {
    expect((await get('/docs/api/')).body).toContain('API');
    expect((await get('/')).body).toContain('Home');
  });

  it.each(['/docs/intro.md', '/docs/api.md'])(
    'answers %s, a page as Markdown, as what it is and where it is',
    async (address) => {
      const { status, headers, body } = await get(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(body).toMatch(/^# /);
    },
  );

  // Requirement 2.7.
  it.each([
    ['http://x.example/docs/intro', 200, 'Introduction'],
    ['HTTPS://x.example:80/docs/intro?q=1', 200, 'Introduction'],
    ['http://x.example', 200, 'Home'],
    ['http://x.example?q=1', 200, 'Home'],
    ['http://x.example/nothing', 404, 'Page not found'],
  ])('answers the whole address %s as the path in it', async (target, status, title) => {
    const page = await get(target);
    expect([page.status, page.body]).toEqual([status, expect.stringContaining(title)]);
  });

  // Requirement 2.7.
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/api', '/docs/api/'],
    ['/docs/api.html', '/docs/api/'],
    ['/docs/api/index.html', '/docs/api/'],
    ['/index.html', '/'],
    ['/search.html?q=fillet%20edge', '/search?q=fillet%20edge'],
  ])('strips a trailing index or .html suffix: %s leads to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  // Requirements 2.4, 2.5.
  it.each([
    ...['/nothing', '/docs', '/docs/intro/x', '/404', '/404.html', '/_headers', '//docs/intro'],
    '/assets/js/main.0123abcd.js.br',
  ])('answers any other path with the not-found page and status 404: %s', async (path) => {
    const page = await get(path, { 'If-None-Match': '*', Range: 'bytes=0-3' });
    expect(page.status).toBe(404);
    expect(page.body).toContain('Page not found');
  });

  it('never redirects to another site', async () => {
    for (const path of ['//evil.example/', '//evil.example/index.html', '/%2f/evil.example/'])
      expect((await get(path)).headers.location).toBeUndefined();
  });
});

// Requirement 12.16.
describe('bad requests get a clean 4xx and never a file outside the folder', () => {
  it.each([
    ['broken encoding', '/%E0%A4%A', 400],
    ['a lone percent sign', '/docs/%', 400],
    ['climbing', '/../secret.txt', 400],
    ['climbing in the middle', '/docs/../../secret.txt', 400],
    ['encoded climbing', '/..%2fsecret.txt', 400],
    ['encoded dots', '/%2e%2e/secret.txt', 400],
    ['climbing the other way', '/..%5csecret.txt', 400],
    ['a NUL', '/docs/intro%00.html', 400],
    ['climbing in a whole address', 'http://x.example/../secret.txt', 400],
    ['another scheme', 'ftp://x.example/docs/intro', 400],
    ['a very long address', `/${'a'.repeat(5000)}`, 414],
    ['twice encoded climbing', '/%252e%252e/secret.txt', 404],
  ])('%s', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('not for readers');
  });

  it('answers a wrong method with 405 and the right ones', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get('/docs/intro', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('answers on after every strange range', async () => {
    for (const range of ['bytes=10-5', 'bytes=-', 'bytes=x-y', 'lines=1-2', 'bytes=0-1,3-4'])
      expect((await get('/img/logo.svg', { Range: range })).status).toBeLessThan(500);
    expect((await get('/img/logo.svg', { Range: 'bytes=99-' })).status).toBe(416);
    expect((await get('/')).status).toBe(200);
  });
});

describe('files', () => {
  const main = '/assets/js/main.0123abcd.js';

  // Requirement 12.13.
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.1, GZIP;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0.000, *', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0., gzip;q=x', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('serves the best encoding made at build for "%s"', async (accepted, encoding) => {
    const { headers } = await get(main, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  // Requirement 12.14.
  it('keeps fingerprinted files for a year and asks again for the others', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect((await get(main)).headers['cache-control']).toBe(forever);
    expect((await get('/play/kernel.0123456789.wasm')).headers['cache-control']).toBe(forever);
    for (const path of ['/', '/docs/intro', '/play/runner.html', '/img/logo.svg', '/nothing'])
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 to who has it, encoding by encoding', async () => {
    const { etag = '' } = (await get(main, { 'Accept-Encoding': 'br' })).headers;
    // Sent from memory or as a stream, a file has one tag.
    const streamed = { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' };
    expect((await get(main, streamed)).headers.etag).toBe(etag);
    expect((await get(main, { 'If-Match': '"other"' })).status).toBe(412);
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': `"x", ${etag}` };
    expect((await get(main, again)).status).toBe(304);
    expect((await get(main, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const head = await get(main, {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(script.length),
    ]);
  });

  it('serves a part of the plain file', async () => {
    const part = await get(main, { Range: 'bytes=0-6', 'Accept-Encoding': 'br' });
    expect([part.status, part.body]).toEqual([206, 'console']);
    expect((await get(main, { Range: 'bytes=-2' })).body).toBe(');');
  });

  it('decodes addresses and types wasm', async () => {
    expect((await get('/with%20space.txt')).body).toBe('found');
    const wasm = await get('/play/kernel.0123456789.wasm');
    expect(wasm.headers['content-type']).toBe('application/wasm');
  });

  it.each([{}, { Range: 'bytes=0-3' }])(
    'says so when a file has gone since the start, asked with %o',
    async (headers) => {
      write('img/gone.svg', '<svg/>');
      const other = await listen(siteHandler(readSite(root)), { port: 0, host: '127.0.0.1' });
      rmSync(join(root, 'img/gone.svg'));
      const { status, body } = await get('/img/gone.svg', headers, 'GET', other.url);
      await other.stop();
      expect([status, body]).toEqual([404, expect.stringContaining('This file is gone')]);
    },
  );

  it.each([{}, { Range: 'bytes=0-3' }])(
    'answers 503, not 404, when no descriptor is left, asked with %o',
    async (headers) => {
      const error = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
      const read = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
        throw error;
      });
      // What streams open their files with.
      const open = vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
        (args.at(-1) as (error: Error) => void)(error);
      });
      const busy = await get('/img/other.svg', headers);
      read.mockRestore();
      open.mockRestore();
      expect([busy.status, busy.headers['retry-after']]).toEqual([503, '1']);
      expect(busy.headers['cache-control']).toBe('no-store');
      expect(busy.body).not.toContain('gone');
      expect((await get('/img/other.svg', headers)).status).toBeLessThan(300);
    },
  );
});

describe('security headers', () => {
  // Requirements 12.15, 12.17.
  it('gives every page its policy, and lets nobody frame it', async () => {
    for (const path of ['/', '/docs/intro', '/docs/api/', '/search', '/nothing'])
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': `${policies.page}; frame-ancestors 'none'`,
        'x-frame-options': 'DENY',
      });
  });

  // Requirement 12.17.
  it('gives the runner page the whole of its own policy, and cuts it off from the site', async () => {
    const { headers } = await get('/play/runner.html');
    expect(headers).toMatchObject({
      'content-security-policy': `${policies.runner}; sandbox allow-scripts; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  // Requirement 12.17.
  it.each([
    '/img/logo.svg',
    '/play/kernel.0123456789.wasm',
    '/with%20space.txt',
    '/docs/intro/', // a redirect
    '/docs/%', // refused
  ])('lets %s load and run nothing when it is opened by itself', async (path) => {
    const { headers } = await get(path);
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'sandbox',
      "frame-ancestors 'none'",
    ]);
  });

  // Requirement 12.17.
  it('lets a script that becomes a worker reach its own site', async () => {
    const { headers } = await get('/assets/js/main.0123abcd.js');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self';/,
    );
  });

  // Requirement 12.17.
  it.each([
    ['a page', '/', 'GET', {}],
    ['a picture', '/img/logo.svg', 'GET', {}],
    ['a script', '/assets/js/main.0123abcd.js', 'GET', {}],
    ['a page that is not there', '/nothing', 'GET', {}],
    ['a redirect', '/docs/intro/', 'GET', {}],
    ['a refusal', '/docs/%', 'GET', {}],
    ['a wrong method', '/', 'POST', {}],
    ['a part that is not there', '/img/logo.svg', 'GET', { Range: 'bytes=99-' }],
    ['another version', '/img/logo.svg', 'GET', { 'If-Match': '"other"' }],
  ])('sends what goes for all with %s', async (_, path, method, asked) => {
    expect((await get(path, asked, method)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': path.startsWith('/img/')
        ? (expect.any(String) as string)
        : 'same-origin',
    });
  });
});

describe('starting and stopping', () => {
  // Requirement 12.5.
  it('names the port that is taken', async () => {
    const port = Number(new URL(server.url).port);
    const second = listen(siteHandler(readSite(root)), { port, host: 'localhost' });
    await expect(second).rejects.toThrow(`Port ${port} is taken by another program.`);
  });

  it('refuses a port that is none', async () => {
    const odd = listen(() => undefined, { port: Number('abc'), host: 'localhost' });
    await expect(odd).rejects.toThrow('A port is a number');
  });

  it('says which folder holds no built site', () => {
    expect(() => readSite(outside)).toThrow(`No built site in ${outside}`);
  });

  it('ends open connections when it stops', async () => {
    const other = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
    const pending = get('/', {}, 'GET', other.url);
    const failed = expect(pending).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await other.stop();
    await failed;
  });
});

function write(path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends `path` as it stands: `fetch` would tidy it up first. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  url = server.url,
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
