// @vitest-environment jsdom
// cspell:ignore algolianet -- name of a host
import type { LiteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { respondingWith, findClosedHost } from '../../../tests/support/localServer';
import {
  algoliaSettings,
  sendQuery,
  createTestClient,
  requestCounts,
  emptyAnswer,
  startServersInTests,
} from '../../../tests/support/searchServers';
import { createSearchClient } from './createSearchClient';

const serve = startServersInTests();

describe('the search client', () => {
  // Requirement 7.9.
  it('tries the read host first, then three fallback hosts in random order', () => {
    const orders = Array.from({ length: 60 }, () =>
      createSearchClient(algoliaSettings).transporter.hosts.map(
        ({ url, accept }) => `${accept} ${url}`,
      ),
    );
    for (const order of orders) {
      expect(order.slice(0, 2)).toEqual(['read APP-dsn.algolia.net', 'write APP.algolia.net']);
      expect(order.slice(2).sort()).toEqual([
        'readWrite APP-1.algolianet.com',
        'readWrite APP-2.algolianet.com',
        'readWrite APP-3.algolianet.com',
      ]);
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  });

  // Requirement 8.8.
  it('tries the next host after a network failure, or a status outside 2xx and 4xx', async () => {
    const started = await serve(
      respondingWith(500, ''),
      respondingWith(302, ''),
      respondingWith(200, emptyAnswer),
    );
    await sendQuery(
      createTestClient([await findClosedHost(), ...started.map(({ host }) => host)]),
      'box',
    );
    expect(requestCounts(started)).toEqual([1, 1, 1]);
  });

  // Requirements 8.5, 8.9.
  it('tries no other host after a 4xx status and throws that status and message', async () => {
    const limited = JSON.stringify({ message: 'Too many requests', status: 429 });
    const started = await serve(respondingWith(429, limited), respondingWith(200, emptyAnswer));
    await expect(
      sendQuery(createTestClient(started.map(({ host }) => host)), 'box'),
    ).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Too many requests',
    });
    expect(requestCounts(started)).toEqual([1, 0]);
  });

  // Requirements 8.2, 8.4.
  it('suggests a wrong application id if no host is reachable', async () => {
    const hosts = await Promise.all([
      findClosedHost(),
      findClosedHost(),
      findClosedHost(),
      findClosedHost(),
    ]);
    await expect(sendQuery(createTestClient(hosts), 'box')).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('your application id may be incorrect') as string,
    });
  });
});

describe('the timeouts of the search client', () => {
  // Requirement 9.15.
  it('are 1 s to connect, 2 s to read and 30 s to write', () => {
    const { transporter } = createSearchClient(algoliaSettings);
    expect(transporter.timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  });

  // Requirements 8.8, 9.15.
  it('are 1 s until a response starts, and longer on the next host', async () => {
    const [silent, good] = await serve(
      (request) => void request.resume(),
      respondingWith(200, emptyAnswer),
    );
    const client = createTestClient([silent!.host, good!.host]);
    const timeouts = recordTimeouts(client);
    await sendQuery(client, 'box');
    expect(requestCounts([silent!, good!])).toEqual([1, 1]);
    // The client multiplies the timeouts of the second attempt by 3 + the number of retries so far.
    expect(timeouts).toEqual([
      { connect: 1000, read: 2000 },
      { connect: 4000, read: 8000 },
    ]);
  });

  // Requirements 8.8, 9.15.
  it('are 2 s for a response that starts but does not end', async () => {
    const [stalling, good] = await serve(
      (request, response) => {
        request.resume();
        response.writeHead(200, { 'access-control-allow-origin': '*' }).write('{');
      },
      respondingWith(200, emptyAnswer),
    );
    await sendQuery(createTestClient([stalling!.host, good!.host]), 'box');
    expect(requestCounts([stalling!, good!])).toEqual([1, 1]);
  });

  // Requirement 9.15.
  it('are multiplied after a timeout by 3 + the timed-out hosts + the retries so far', async () => {
    const started = await serve(respondingWith(200, emptyAnswer), respondingWith(200, emptyAnswer));
    const client = createTestClient(started.map(({ host }) => host));
    const timeouts = recordTimeouts(client, (index) =>
      index === 0 ? { status: 0, content: '', isTimedOut: true } : undefined,
    );
    await sendQuery(client, 'one');
    await sendQuery(client, 'two');
    expect(timeouts).toEqual([
      { connect: 1000, read: 2000 },
      { connect: 4000, read: 8000 },
      { connect: 4000, read: 8000 },
    ]);
    // A host that timed out recently is tried last.
    expect(requestCounts(started)).toEqual([0, 2]);
  });
});

describe('a failed search host', () => {
  // Requirement 9.16.
  it('is avoided for 120 s, then tried again', async () => {
    let now = 1_000_000;
    const started = await serve(respondingWith(503, ''), respondingWith(200, emptyAnswer));
    const client = createTestClient(
      started.map(({ host }) => host),
      { now: () => now },
    );
    await sendQuery(client, 'one');
    await sendQuery(client, 'two');
    now += 119_999;
    await sendQuery(client, 'three');
    expect(requestCounts(started)).toEqual([1, 3]);
    now += 2;
    await sendQuery(client, 'four');
    expect(requestCounts(started)).toEqual([2, 4]);
  });

  // Requirements 3.21, 9.17.
  it('is avoided on the next page, because the host cache is in local storage', async () => {
    const started = await serve(respondingWith(503, ''), respondingWith(200, emptyAnswer));
    const hosts = started.map(({ host }) => host);
    await sendQuery(createTestClient(hosts), 'one');
    expect(localStorage.getItem('algolia-client-js-5.19.0-APP')).toContain('"down"');
    await sendQuery(createTestClient(hosts), 'two');
    expect(requestCounts(started)).toEqual([1, 2]);
  });

  // Requirement 8.23.
  it('is avoided within the page if storage is forbidden or corrupt', async () => {
    const broken = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('forbidden');
      },
      removeItem: () => undefined,
    };
    for (const storage of [undefined, broken]) {
      const started = await serve(respondingWith(503, ''), respondingWith(200, emptyAnswer));
      const client = createTestClient(
        started.map(({ host }) => host),
        { storage },
      );
      await sendQuery(client, 'one');
      await sendQuery(client, 'two');
      expect(requestCounts(started)).toEqual([1, 2]);
    }
  });

  it("is tried again immediately by the client without the site's host cache", async () => {
    const { liteClient } = await import('algoliasearch/lite');
    const started = await serve(respondingWith(503, ''), respondingWith(200, emptyAnswer));
    const hosts = started.map(({ host }) => host);
    const stock = liteClient('APP', 'key', { hosts });
    await sendQuery(stock, 'one');
    await sendQuery(stock, 'two');
    expect(requestCounts(started)).toEqual([2, 2]);
  });

  it('is tried again immediately if it is the only host', async () => {
    let isUp = false;
    const [server] = await serve((request, response) =>
      respondingWith(isUp ? 200 : 503, isUp ? emptyAnswer : '')(request, response),
    );
    const client = createTestClient([server!.host]);
    await expect(sendQuery(client, 'one')).rejects.toMatchObject({ name: 'RetryError' });
    isUp = true;
    await expect(sendQuery(client, 'one')).resolves.toHaveProperty('results');
  });
});

/** Records the timeouts passed to the requester. If `answer` is passed, it is used instead of the network. */
function recordTimeouts(
  client: LiteClient,
  answer: (
    index: number,
  ) => { status: number; content: string; isTimedOut: boolean } | undefined = () => undefined,
) {
  const timeouts: { connect: number; read: number }[] = [];
  const { requester } = client.transporter;
  const send = requester.send.bind(requester);
  requester.send = (request) => {
    const own = answer(timeouts.length);
    timeouts.push({ connect: request.connectTimeout, read: request.responseTimeout });
    return own ? Promise.resolve(own) : send(request);
  };
  return timeouts;
}
