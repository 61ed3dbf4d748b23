import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bytesInUse, descriptors } from '../tests/support/processUse';
import { createFileCache } from './fileCache';
import { listen, type ConnectionLimits, type Listening } from './listen';
import { readSite } from './site';
import { siteHandler } from './siteHandler';

const root = mkdtempSync(join(tmpdir(), 'listen-'));
/** Larger files are streamed. */
const maxFileBytes = 1_000_000;
const large = 3_000_000;
const sockets: Socket[] = [];
let server: Listening;

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => {
  writeFileSync(join(root, 'index.html'), '<title>Home</title>');
  writeFileSync(join(root, '404.html'), '<title>Page not found</title>');
  for (const name of ['a', 'b', 'c']) writeFileSync(join(root, `${name}.txt`), name);
  writeFileSync(join(root, 'large.wasm'), Buffer.alloc(large));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});
afterAll(() => rmSync(root, { recursive: true }));

// Requirement 12.24.
it.each(['/large.wasm', '/nothing', '/'])(
  'gives back all that a client took who sends thousands of requests for %s and does not read',
  async (path) => {
    await start();
    await answerMs();
    const before = { descriptors: descriptors(), bytes: bytesInUse() };
    let slowest = 0;
    for (let client = 0; client < 3; client++) {
      await send(requestFor(path).repeat(5000));
      for (let visit = 0; visit < 5; visit++) slowest = Math.max(slowest, await answerMs());
    }
    // The sockets of these clients, both ends, and a file for each.
    expect(descriptors() - before.descriptors).toBeLessThan(3 * 3 + 3);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect
      .poll(() => descriptors() - before.descriptors, { timeout: 10_000 })
      .toBeLessThan(3);
    expect(bytesInUse() - before.bytes).toBeLessThan(10_000_000);
    expect(slowest).toBeLessThan(5000);
  },
);

it('opens one file for a connection, however many of its requests wait', async () => {
  await start();
  const before = descriptors();
  await send(requestFor('/large.wasm').repeat(20));
  await wait(300);
  // Both ends of the connection and its file.
  expect(descriptors() - before).toBeLessThanOrEqual(3);
});

it('answers requests sent ahead in their order', async () => {
  await start();
  const socket = await send(
    ['/a.txt', '/large.wasm', '/b.txt', '/nothing', '/c.txt'].map(requestFor).join(''),
  );
  const received = await readUntil(socket, /\r\n\r\nc$/);
  const bodies = received.split(/HTTP\/1\.1 /).slice(1);
  expect(bodies.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200', '404', '200']);
  expect(bodies.map((answer) => answer.split('\r\n\r\n')[1]?.length)).toEqual([1, large, 1, 29, 1]);
});

it('closes a file whose reader goes away in the middle of it', async () => {
  await start();
  const before = descriptors();
  const socket = await send(requestFor('/large.wasm'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await expect.poll(() => descriptors() - before, { timeout: 5000 }).toBeLessThan(1);
});

// Requirement 12.24.
it('lets go of a client that does not read its answer', async () => {
  await start({ timeout: 1000 });
  const before = descriptors();
  await send(requestFor('/large.wasm').repeat(8));
  await answerMs();
  expect(descriptors() - before).toBeGreaterThan(1);
  // A client that does not read does not hear of it either: its own end is left.
  await expect.poll(() => descriptors() - before, { timeout: 5000 }).toBe(1);
});

// Requirement 12.24.
it('lets go of a client that does not come to the end of its request', async () => {
  await start({ headersTimeout: 200, connectionsCheckingInterval: 100 });
  const socket = await send('GET / HTTP/1.1\r\n');
  socket.resume();
  await closed(socket);
});

it('closes connections beyond the most it takes, and answers the others', async () => {
  await start({ maxConnections: 2 });
  const first = await send('');
  await send('');
  const third = await send(requestFor('/'));
  await expect(readUntil(third, /./)).rejects.toThrow('Closed');
  first.write(requestFor('/a.txt'));
  expect(await readUntil(first, /\r\n\r\na$/)).toMatch(/^HTTP\/1.1 200/);
});

it('answers so many requests of a connection, and ends it with an answer that says so', async () => {
  await start({ maxRequestsPerSocket: 2 });
  const socket = await send(['/a.txt', '/large.wasm', '/c.txt'].map(requestFor).join(''));
  // More comes while the last answer is on its way: it is heard by nobody, and takes nothing from that answer.
  socket.once('data', () => socket.write(requestFor('/c.txt')));
  const received = await readAll(socket);
  expect(received.match(/HTTP\/1.1 \d+|Connection: \S+/g)).toEqual([
    ...['HTTP/1.1 200', 'Connection: keep-alive'],
    ...['HTTP/1.1 200', 'Connection: close'],
  ]);
  expect(received.split('\r\n\r\n').at(-1)).toHaveLength(large);
});

it('answers a client that has closed its own half', async () => {
  await start();
  const socket = await send('');
  socket.end(requestFor('/large.wasm'));
  const received = await readAll(socket);
  expect(received.split('\r\n\r\n')[1]).toHaveLength(large);
});

it('refuses to be a tunnel, in words', async () => {
  await start();
  const socket = await send('CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n');
  expect(await readUntil(socket, /\r\n\r\n$/)).toMatch(/^HTTP\/1.1 405/);
});

async function start(limits: Partial<ConnectionLimits> = {}): Promise<void> {
  const handler = siteHandler(readSite(root), createFileCache({ maxFileBytes, maxBytes: large }));
  server = await listen(handler, { port: 0, host: '127.0.0.1', limits });
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connection on which `text` is sent and nothing read. */
async function send(text: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  sockets.push(socket);
  // The server cuts some of them.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

/** Reads until what was received ends so. */
function readUntil(socket: Socket, end: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      received += String(text);
      if (end.test(received.slice(-40))) resolve(received);
    });
    socket
      .once('end', () => socket.destroy())
      .once('close', () => reject(new Error(`Closed after: ${received.slice(0, 500)}`)));
  });
}

/** Reads until the server ends the connection. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

/** Waits until the server has closed a connection. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed || socket.readableEnded) resolve();
    socket.once('close', () => resolve()).once('end', () => resolve());
  });
}

/** How long a client waits who asks as browsers do. */
async function answerMs(): Promise<number> {
  const asked = performance.now();
  const status = await new Promise((resolve, reject) => {
    get(server.url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
  expect(status).toBe(200);
  return performance.now() - asked;
}
