// @isolated: it measures the memory of its process.
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { bytesInUse, openFileDescriptors } from '../tests/support/resourceUse';
import { listen } from './listen';

type Limits = NonNullable<Parameters<typeof listen>[1]['limits']>;
const host = '127.0.0.1';
const large = Buffer.alloc(3_000_000);
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

async function start(
  limits: Limits = {},
  handler: RequestListener = (_, to) => void to.end(large),
) {
  const { url, stop } = await listen(handler, { port: 0, host, limits });
  onTestFinished(stop);
  const port = Number(new URL(url).port);
  return { url, port, stop, connect: () => connect(port, host).on('error', () => undefined) };
}

// Requirement 12.24.
it(
  'clients that never read their responses neither delay others nor leak resources',
  { timeout: 40_000 },
  async () => {
    const server = await start({ timeout: 1000 });
    const before = { openFileDescriptors: openFileDescriptors(), bytes: bytesInUse() };
    const sockets = [1, 2, 3].map(() => server.connect().pause());
    for (const socket of sockets) socket.write(request.repeat(5000));
    const reader = server.connect().end(request);
    expect((await text(reader)).length).toBeGreaterThan(large.length);
    const after = before.openFileDescriptors + sockets.length;
    await expect.poll(openFileDescriptors, { timeout: 15_000 }).toBeLessThanOrEqual(after);
    // Buffers of closed sockets may outlive one garbage collection.
    const added = () => bytesInUse() - before.bytes;
    await expect.poll(added, { timeout: 15_000 }).toBeLessThan(10_000_000);
    for (const socket of sockets) socket.destroy();
  },
);

// Requirement 12.24.
it('a client that does not finish its request is disconnected', async () => {
  const server = await start({ headersTimeout: 200, connectionsCheckingInterval: 100 });
  const socket = server.connect();
  socket.write('GET / HTTP/1.1\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408/);
});

it('connections beyond the limit are closed', async () => {
  const server = await start({ maxConnections: 1 });
  await once(server.connect(), 'connect');
  expect(await text(server.connect())).toBe('');
});

it('the last request that a connection may send is answered with "Connection: close"', async () => {
  const server = await start({ maxRequestsPerSocket: 2 }, (_, response) => void response.end());
  const socket = server.connect().end(request.repeat(2));
  expect((await text(socket)).match(/Connection: .*/g)).toEqual([
    ...['Connection: keep-alive', 'Connection: close'],
  ]);
});

// Requirement 12.5.
it('the error for a taken port names the port and suggests another', async () => {
  const { port } = await start();
  await expect(listen(() => undefined, { port, host })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: -- --port ${port + 1}`,
  );
});

it('stopping closes open connections', async () => {
  const server = await start({}, () => undefined);
  const failed = expect(fetch(server.url)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.stop();
  await failed;
});
