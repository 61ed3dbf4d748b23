import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningServer } from './listen';
import { readSite } from './site';
import { siteHandler } from './siteHandler';

const outside = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(outside, 'build');
const script = 'console.log("a line");'.repeat(20);
const files: Readonly<Record<string, string | Buffer>> = {
  '../secret.txt': 'not for readers',
  ...{ 'index.html': 'Home', '404.html': 'Page not found', 'play/runner.html': 'Runner' },
  ...{ 'docs/intro/index.html': 'Introduction', 'docs/api/index.html': 'API' },
  ...{ 'docs/intro.md': '# Introduction', 'kernel.wasm': 'wasm', 'model.glb': 'glb' },
  ...{ 'site.webmanifest': '{}', 'favicon.ico': 'icon', 'with space.txt': 'found' },
  ...{ 'gone.txt': 'gone', 'kept.txt': 'kept', 'assets/main.js': script },
  ...{ 'assets/main.js.br': brotliCompressSync(script), 'assets/main.js.gz': gzipSync(script) },
  'sitemap.xml': '<loc>https://x.org/</loc><loc>https://x.org/docs/api/</loc>',
  _headers:
    '/*\n  X-All: yes\n\n/docs/*\n  X-Page: yes\n\n/404.html\n  X-Page: yes\n\n/assets/*\n  Cache-Control: immutable\n',
};
let server: ListeningServer;

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
  symlinkSync(outside, join(root, 'folder'));
  server = await listen(siteHandler(readSite(root)), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  rmSync(outside, { recursive: true });
});

// Requirements 2.4, 2.5, 2.7, 12.16.
it.each(
  [
    row(['/'], 200, 'Home'),
    row(['/docs/intro?q=1', 'http://x.example/docs/intro'], 200, 'Introduction'),
    row(['/docs/api/'], 200, 'API'),
    row(['/play/runner.html'], 200, 'Runner'),
    row(['/with%20space.txt'], 200, 'found'),
    row(
      ['.html', '/', '/index', '/index.html'].map((end) => `/docs/intro${end}?q=a%20b`),
      ...([301, 'Moved to /docs/intro?q=a%20b\n'] as const),
    ),
    row(['/docs/api', '/docs/api.html', '/docs/api/index'], 301, 'Moved to /docs/api/\n'),
    row(['/index.html'], 301, 'Moved to /\n'),
    row(
      [
        ...['/nothing', '/docs', '/docs/', '/docs/intro/x', '/404', '/404.html', '/_headers'],
        ...['//docs/intro', '//evil.example/', '/\\evil.example', '/assets/main.js.br', '/assets/'],
        ...[
          '/../secret.txt',
          '/%2e%2e/secret.txt',
          '/..%2fsecret.txt',
          '/docs/..%5c..%5csecret.txt',
        ],
        ...['/link.txt', '/folder/secret.txt', '/docs/intro%00', `/${'a'.repeat(9000)}`],
      ],
      ...([404, 'Page not found'] as const),
    ),
    row(['/%E0', '/%', 'ftp://x.example/docs/intro'], 400, 'The address is malformed.\n'),
  ].flat(),
)('GET %s responds with %i: %s', async (path, status, body) => {
  const answer = await get(path);
  expect([answer.status, answer.body]).toEqual([status, body]);
  if (status === 301) expect(`Moved to ${answer.headers.location}\n`).toBe(body);
});

// Requirements 12.13, 12.14, 12.15, 12.17.
it.each<readonly [string, string, Record<string, string>]>([
  ['/assets/main.js', 'gzip, deflate, br', { 'content-encoding': 'br', vary: 'Accept-Encoding' }],
  ['/assets/main.js', 'br;q=0, GZIP;q=0.5', { 'content-encoding': 'gzip' }],
  ['/assets/main.js', 'br; q=0.000', { 'content-length': String(script.length) }],
  ['/assets/main.js', '', { vary: 'Accept-Encoding', 'cache-control': 'immutable' }],
  ['/assets/main.js', 'br', { 'content-type': 'text/javascript; charset=utf-8' }],
  ['/kernel.wasm', '', { 'content-type': 'application/wasm' }],
  ['/model.glb', '', { 'content-type': 'model/gltf-binary' }],
  ['/favicon.ico', '', { 'content-type': 'image/x-icon' }],
  ['/site.webmanifest', '', { 'content-type': 'application/manifest+json; charset=utf-8' }],
  ['/docs/intro.md', '', { 'content-type': 'text/markdown; charset=utf-8' }],
  ['/kept.txt', '', { 'content-type': 'text/plain; charset=utf-8' }],
  ['/docs/intro', '', { 'content-type': 'text/html; charset=utf-8', 'x-page': 'yes' }],
  ['/', '', { 'cache-control': 'public, max-age=0, must-revalidate' }],
  ['/nothing', '', { 'x-page': 'yes', 'cache-control': 'public, max-age=0, must-revalidate' }],
  ['/%', '', { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }],
  ['/docs/api', '', { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }],
])('%s for Accept-Encoding "%s" has the headers %o', async (path, encoding, headers) => {
  const answer = await get(path, { 'Accept-Encoding': encoding });
  expect(answer.headers).toMatchObject({ 'x-all': 'yes', ...headers });
});

it('a client that has cached the file in the same encoding gets 304', async () => {
  const { etag = '' } = (await get('/assets/main.js', { 'Accept-Encoding': 'br' })).headers;
  const conditional = { 'If-None-Match': `"x", ${etag}` };
  expect((await get('/assets/main.js', { 'Accept-Encoding': 'br', ...conditional })).status).toBe(
    304,
  );
  expect((await get('/assets/main.js', conditional)).status).toBe(200);
  expect((await get('/nothing', { 'If-None-Match': '*' })).status).toBe(404);
});

it('only GET and HEAD are answered', async () => {
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  for (const method of ['POST', 'OPTIONS'])
    expect((await get('/', {}, method)).headers).toMatchObject({ allow: 'GET, HEAD' });
});

// Requirement 12.22.
it('a file is served from memory after its first read; a file deleted before its first read answers 503', async () => {
  await get('/kept.txt');
  for (const name of ['gone.txt', 'kept.txt']) rmSync(join(root, name));
  expect((await get('/gone.txt')).status).toBe(503);
  expect((await get('/kept.txt')).body).toBe('kept');
});

it('a site below a base URL answers only there', async () => {
  const handler = siteHandler({ ...readSite(root), baseUrl: '/replicad/' });
  const below = await listen(handler, { port: 0, host: '127.0.0.1' });
  const paths = ['/replicad/docs/intro', '/replicad', '/replicad/docs/api', '/examples/docs/intro'];
  const answers = await Promise.all(paths.map((path) => get(path, {}, 'GET', below.url)));
  await below.stop();
  const seen = answers.map(({ status, headers }) => headers.location ?? status);
  expect(seen).toEqual([200, '/replicad/', '/replicad/docs/api/', 404]);
});

it('the error for a folder without a built site names the folder', () => {
  expect(() => readSite(outside)).toThrow(`No built site in ${outside}`);
});

/** Returns a test case for each path. All of them expect the same response. */
function row(paths: readonly string[], status: number, body: string) {
  return paths.map((path) => [path, status, body] as const);
}

/** Sends `path` unchanged: `fetch` would normalize it. */
async function get(path: string, headers = {}, method = 'GET', url = server.url) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
