import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startProgram, type RunningServer } from '../bench/server/program';
import { percentile } from '../bench/shared/figures';
import { isFullRun } from '../tests/support/fullRun';

const root = mkdtempSync(join(tmpdir(), 'load-'));
const sockets: Socket[] = [];
let server: RunningServer;

/** More than the patience of the server with any of them. */
const letGoMs = 90_000;

/**
 * In full, and where the system tells what a process uses: the same limits, made short, are proven one by one in
 * listen.test.ts.
 */
describe.runIf(isFullRun && process.platform === 'linux')('a server under load', () => {
  beforeAll(async () => {
    writeFileSync(join(root, 'index.html'), '<title>Home</title>');
    writeFileSync(join(root, 'large.wasm'), Buffer.alloc(12_000_000));
    const port = await freePort();
    const where = ['--root', root, '--port', String(port), '--host', '127.0.0.1'];
    server = await startProgram({
      program: process.execPath,
      arguments: ['--import', 'tsx', 'server/main.ts', ...where],
      port,
    });
    // What a server takes for its first thousand answers, and for the first flood, it keeps for the next.
    for (let visit = 0; visit < 1000; visit++) await answerMs();
    for (let client = 0; client < 4; client++) sendAll(await open());
    for (let visit = 0; visit < 100; visit++) await answerMs();
    for (const socket of sockets.splice(0)) socket.destroy();
  }, 120_000);
  afterAll(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.stop();
    rmSync(root, { recursive: true });
  });

  const whole = 'GET /large.wasm HTTP/1.1\r\nHost: x\r\n\r\n';

  // Requirement 12.24.
  it.each([
    ['1000 clients who read nothing', 1000, (socket: Socket) => void socket.write(whole)],
    ['1000 clients who send a byte a second', 1000, trickle],
    ['5000 requests sent at once on each of four connections', 4, sendAll],
  ])(
    'answers others while it has %s, and then has what it had before',
    async (what, count, act) => {
      const before = use();
      await Promise.all(Array.from({ length: count }, async () => act(await open())));
      const waits: number[] = [];
      let most = use();
      const started = performance.now();
      while (waits.length < 100 || performance.now() - started < 5000) {
        waits.push(await answerMs());
        const now = use();
        most = {
          files: Math.max(most.files, now.files),
          megabytes: Math.max(most.megabytes, now.megabytes),
        };
      }
      // A client who does not read does not hear that it was let go: what the server holds is what counts.
      await expect
        .poll(() => use().files, { timeout: letGoMs, interval: 500 })
        .toBeLessThanOrEqual(before.files);
      for (const socket of sockets.splice(0)) socket.destroy();
      const after = use();
      console.log(
        `${what}: ${describeUse(before)} before, ${describeUse(most)} at most, ${describeUse(after)} after; ${describeWaits(waits)}`,
      );
      expect(Math.max(...waits)).toBeLessThan(10_000);
      expect(after.megabytes - before.megabytes).toBeLessThan(60);
    },
    letGoMs + 60_000,
  );
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  // The server cuts them.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket.pause();
}

function trickle(socket: Socket): void {
  const head = `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(1000)}`;
  let sent = 0;
  const timer = setInterval(() => socket.write(head.charAt(sent++)), 1000);
  socket.resume().once('close', () => clearInterval(timer));
}

function sendAll(socket: Socket): void {
  socket.write('GET /large.wasm HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000));
}

interface Use {
  readonly files: number;
  /** Resident. */
  readonly megabytes: number;
}

function use(): Use {
  const [, kilobytes = ''] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return {
    files: readdirSync(`/proc/${server.pid}/fd`).length,
    megabytes: Number(kilobytes) / 1000,
  };
}

const describeUse = ({ files, megabytes }: Use): string =>
  `${files} files, ${megabytes.toFixed(0)} MB`;

/** What others waited: half of them, and 99 of 100. */
const describeWaits = (waits: readonly number[]): string =>
  `others waited ${[0.5, 0.99].map((share) => percentile(waits, share).toFixed(0)).join(' and ')} ms (50 and 99 of 100)`;

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
