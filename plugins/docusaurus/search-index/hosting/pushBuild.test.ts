import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { writeBuiltSearch } from '../../../../tests/support/builtSearch';
import { startServer, type LocalServer } from '../../../../tests/support/localServer';
import { pushBuild } from './pushBuild';

const folder = writeBuiltSearch({ oneWay: { bevel: ['chamfer'] } });
let server: LocalServer | undefined;
afterEach(() => server?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

interface Push {
  readonly indexName?: string;
  /** The service rejects requests whose path contains this string. */
  readonly refused?: string;
}

/** Pushes the build to a service that accepts all other requests. */
async function push({ indexName, refused }: Push = {}) {
  server = await startServer((request, response) => {
    request.resume().on('end', () => {
      const isRefused = refused !== undefined && request.url?.includes(refused);
      response.writeHead(isRefused ? 400 : 200);
      const done = { taskID: 1, status: 'published', updatedAt: '', objectIDs: [] };
      response.end(JSON.stringify(isRefused ? { message: 'refused', status: 400 } : done));
    });
  });
  const lines: string[] = [];
  const pushed = pushBuild({
    root: join(folder, 'build'),
    environment: {
      ...{ ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key' },
      ...(indexName !== undefined && { ALGOLIA_INDEX_NAME: indexName }),
    },
    say: (line) => lines.push(line),
    client: { hosts: [server.host] },
  });
  const error = await pushed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const calls = server.requests
    .filter(({ url }) => !url.pathname.includes('/task/'))
    .map(({ method, url, body }) => ({
      call: `${method} ${url.pathname.replace(/_tmp_\d+/, '_tmp')}`,
      body,
    }));
  return { calls, lines, error };
}

describe('pushing a built site to a hosted service', () => {
  // Requirement 13.4.
  it('fills a temporary index and moves it over the index that readers use', async () => {
    const { calls, lines, error } = await push();
    expect(error).toBeUndefined();
    expect(calls.map(({ call }) => call)).toEqual([
      'PUT /1/indexes/replicad_tmp/settings',
      'POST /1/indexes/replicad_tmp/synonyms/batch',
      'POST /1/indexes/replicad_tmp/batch',
      'POST /1/indexes/replicad_tmp/operation',
    ]);
    const [, synonyms, batch, operation] = calls.map(({ body }) => body);
    expect(synonyms).toContain('"input":"bevel"');
    const { requests } = JSON.parse(batch ?? '') as { requests: object[] };
    expect(requests[0]).toMatchObject({
      action: 'addObject',
      body: {
        ...{ url: 'https://example.test/docs/intro', type: 'lvl1' },
        hierarchy: { lvl0: 'Documentation', lvl1: 'Introduction' },
      },
    });
    expect(JSON.parse(operation ?? '')).toEqual({ operation: 'move', destination: 'replicad' });
    expect(lines).toEqual([
      expect.stringMatching(`^Filling replicad_tmp_\\d+ with ${requests.length} records …$`),
      'Moved it over replicad: readers have the new index now.',
    ]);
  });

  it('keeps the old index and deletes the temporary one if something fails', async () => {
    const { calls, lines, error } = await push({ refused: '/batch' });
    expect(error).toMatchObject({ message: 'refused' });
    expect(calls.some(({ call }) => call.endsWith('/operation'))).toBe(false);
    expect(calls.at(-1)?.call).toBe('DELETE /1/indexes/replicad_tmp');
    expect(lines.at(-1)).toBe('Failed; replicad is as it was.');
  });

  it.each([
    ['other', 'other'],
    ['', 'replicad'],
  ])('with ALGOLIA_INDEX_NAME="%s", fills the index %s', async (name, index) => {
    const { lines } = await push({ indexName: name });
    expect(lines.at(-1)).toBe(`Moved it over ${index}: readers have the new index now.`);
  });

  // Requirement 5.5.
  it.each([
    ['appId is missing.', { ALGOLIA_WRITE_KEY: 'key' }],
    ['appId is missing.', { ALGOLIA_APP_ID: '', ALGOLIA_WRITE_KEY: 'key' }],
    ['apiKey is missing.', { ALGOLIA_APP_ID: 'APP' }],
  ])('fails with "%s" for %o', async (message, environment) => {
    const say = () => undefined;
    const pushed = pushBuild({ root: join(folder, 'build'), environment, say });
    await expect(pushed).rejects.toThrow(message);
  });
});
