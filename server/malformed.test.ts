import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentile } from '../bench/shared/figures';
import { isFullRun } from '../tests/support/fullRun';
import { bytesInUse, descriptors } from '../tests/support/processUse';
import { listen, type Listening } from './listen';
import { readSite } from './site';
import { siteHandler } from './siteHandler';

/** The same requests in each run; every number is other requests. */
const seed = 20261122;
const count = isFullRun ? 20_000 : 400;
const atOnce = 50;

const secret = 'not for readers';
const outside = mkdtempSync(join(tmpdir(), 'malformed-'));
const root = join(outside, 'build');
let server: Listening;

beforeAll(async () => {
  mkdirSync(join(root, 'docs/intro'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), secret);
  writeFileSync(join(root, 'index.html'), '<title>Home</title>');
  writeFileSync(join(root, '404.html'), '<title>Page not found</title>');
  writeFileSync(join(root, 'docs/intro/index.html'), '<title>Introduction</title>');
  writeFileSync(join(root, 'large.wasm'), Buffer.alloc(1_500_000));
  server = await listen(siteHandler(readSite(root)), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  rmSync(outside, { recursive: true });
});

const anything = fc.string({ unit: 'binary', maxLength: 60 });
const target = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('/', '/docs/intro', '/docs/intro/', '/large.wasm') },
  fc.constantFrom(
    ...['/docs/intro.html', '/nothing', '*', ''],
    ...['/../secret.txt', '/docs/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'],
    ...['/..%5csecret.txt', '/%252e%252e/secret.txt', '/....//secret.txt', '/%c0%ae/secret.txt'],
    ...['/%', '/%00', '/%E0%A4%A', '//evil.example', '/\\evil.example', '/%0d%0aSet-Cookie:a=b'],
    ...['http://x/../secret.txt', 'http://', 'file:///etc/passwd', 'x:1', '/?%', '/#', '/a b'],
    `/${'a'.repeat(5000)}`,
    `/?${'a'.repeat(20_000)}`,
  ),
  anything.map((text) => `/${text}`),
  fc.webPath(),
  anything,
);
const method = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom('GET', 'HEAD') },
  fc.constantFrom('POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'get', 'G ET', ''),
  anything,
);
const version = fc.oneof(
  { weight: 10, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', 'HTTP/1', ''),
);
const header = fc.oneof(
  fc.constantFrom(
    ...['Host: x', 'Host: a, b', 'Host', ': x', 'Host : x', ' Host: x', 'Content-Length: 5'],
    ...['Content-Length: -1', 'Content-Length: 5, 6', 'Content-Length: 99999999999999999999'],
    ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Expect: 100-continue'],
    ...['Expect: other', 'Upgrade: websocket', 'Connection: upgrade', 'Connection: close'],
    ...['Range: bytes=0-', 'Range: bytes=-1', 'Range: bytes=9-1', 'Range: bytes=0-1,3-4,5-'],
    ...['Range: bytes=99999999-', 'Range: x', 'If-None-Match: *', 'If-Match: "x"', 'If-Range: "x"'],
    ...['If-Modified-Since: x', 'If-Modified-Since: Sun, 22 Nov 2099 16:00:00 GMT'],
    ...['Accept-Encoding: br;q=0, *;q=x', 'Accept-Encoding: ,,;;==', 'a: b\r\n c'],
    `Cookie: ${'a'.repeat(20_000)}`,
  ),
  fc.tuple(anything, anything).map((parts) => parts.join(': ')),
);
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\nhello', 'ffffffffffffffffff\r\n', '0'),
  anything,
);
const request = fc
  .record({
    start: fc.tuple(method, target, version),
    host: fc.constantFrom(['Host: x'], ['Host: x'], ['Host: x'], []),
    headers: fc.array(header, { maxLength: 4 }),
    lineEnd: fc.oneof(
      { weight: 10, arbitrary: fc.constant('\r\n') },
      fc.constantFrom('\n', '\r', ''),
    ),
    body,
    times: fc.constantFrom(1, 1, 1, 3),
  })
  .map(({ start, host, headers, lineEnd, body: rest, times }) =>
    ([start.join(' '), ...host, ...headers, '', ''].join(lineEnd) + rest).repeat(times),
  );

// Requirements 12.16, 12.24.
it(
  `answers ${count} requests that make no sense with a refusal or the page they ask for, others meanwhile as ever, and is as it was afterwards`,
  { timeout: 600_000 },
  async () => {
    await answersAsEver();
    const requests = fc.sample(request, { seed, numRuns: count });
    const before = { descriptors: descriptors(), bytes: bytesInUse() };
    const statuses = new Set<string>();
    const waits: number[] = [];
    for (let place = 0; place < count; place += atOnce) {
      const some = requests.slice(place, place + atOnce);
      const asked = performance.now();
      const other = answersAsEver().then(() => waits.push(performance.now() - asked));
      const answers = await Promise.all(some.map(send));
      await other;
      for (const [at, answer] of answers.entries()) {
        expect(answer, JSON.stringify(some[at])).not.toContain(secret);
        for (const status of statusesOf(answer)) {
          expect(allowed, JSON.stringify(some[at])).toContain(status);
          statuses.add(status);
        }
      }
    }
    // That they were requests at all, and of all kinds.
    const kinds = ['200', '301', '400', '404', '405', ...(isFullRun ? ['206', '304', '416'] : [])];
    expect([...statuses]).toEqual(expect.arrayContaining(kinds));
    await answersAsEver();
    await expect.poll(descriptors).toBeLessThanOrEqual(before.descriptors);
    await expect.poll(() => bytesInUse() - before.bytes).toBeLessThan(10_000_000);
    expect(Math.max(...waits)).toBeLessThan(5000);
    if (isFullRun) report(before, waits);
  },
);

function report(before: { readonly descriptors: number; readonly bytes: number }, waits: number[]) {
  const [half, most] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(0));
  console.log(
    `${count} requests that make no sense: ${before.descriptors} files, ${inMegabytes(before.bytes)} before, ${descriptors()} files, ${inMegabytes(bytesInUse())} after; others waited ${half} and ${most} ms (50 and 99 of 100)`,
  );
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a client may be told; whatever begins with 5 is the server's fault. */
const allowed = [
  ...['100', '200', '206', '301', '304', '400', '404', '405', '408', '412', '413', '414', '416'],
  ...['417', '431'],
];

/** An answer begins where the connection does, or where the one before it ended. */
const statusesOf = (answer: string): readonly string[] =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g), ([, status]) => status ?? '');

/** Says all at once, ends its half, and returns what came until the server ended the other. */
function send(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // What is refused early is cut.
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.end(Buffer.from(text, 'latin1'));
  });
}

async function answersAsEver(): Promise<void> {
  const answer = await send('GET /docs/intro HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*<title>Introduction<\/title>$/);
}
