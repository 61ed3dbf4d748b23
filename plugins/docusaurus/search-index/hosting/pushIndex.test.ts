import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type LocalServer } from '../../../../tests/support/localServer';
import { pushIndex } from './pushIndex';

const synonyms = {
  oneWay: { bevel: ['chamfer'] },
  groups: [['colour', 'color']],
  stopWords: [],
  fillers: [],
  trouble: [],
  tasks: {},
};
const records = [
  { objectID: 'a', content: 'one' },
  { objectID: 'b', content: 'two' },
];

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.stop();
});

/** Pushes to a service that accepts everything except paths that contain `refused`. */
async function push(refused?: string) {
  server = await startServer((request, response) => {
    request.resume().on('end', () => {
      const isRefused = refused !== undefined && request.url?.includes(refused);
      response.writeHead(isRefused ? 400 : 200);
      const done = { taskID: 1, status: 'published', updatedAt: '', objectIDs: [] };
      response.end(JSON.stringify(isRefused ? { message: 'refused', status: 400 } : done));
    });
  });
  const lines: string[] = [];
  const pushed = pushIndex({
    ...{ appId: 'APP', apiKey: 'key', indexName: 'replicad', records, synonyms },
    say: (line) => lines.push(line),
    client: { hosts: [server.host] },
  });
  const error = await pushed.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const calls = server.seen
    .filter(({ url }) => !url.pathname.includes('/task/'))
    .map(({ method, url, body }) => ({
      call: `${method} ${url.pathname.replace(/_tmp_\d+/, '_tmp')}`,
      body: body === '' ? undefined : (JSON.parse(body) as Record<string, unknown>),
    }));
  return { calls, lines, error };
}

describe('pushing the index to a hosted service', () => {
  // Requirement 13.4.
  it('fills a temporary index and moves it over the one that readers use', async () => {
    const { calls, lines, error } = await push();
    expect(error).toBeUndefined();
    expect(calls.map(({ call }) => call)).toEqual([
      'PUT /1/indexes/replicad_tmp/settings',
      'POST /1/indexes/replicad_tmp/synonyms/batch',
      'POST /1/indexes/replicad_tmp/batch',
      'POST /1/indexes/replicad_tmp/operation',
    ]);
    expect(calls[2]?.body).toEqual({
      requests: records.map((body) => ({ action: 'addObject', body })),
    });
    expect(calls[3]?.body).toEqual({ operation: 'move', destination: 'replicad' });
    expect(lines.join('\n')).toMatch(/with 2 records[^]*Moved it over replicad/);
  });

  it('keeps the old index and deletes the temporary one if something fails', async () => {
    const { calls, lines, error } = await push('/batch');
    expect(error).toMatchObject({ message: 'refused' });
    expect(calls.some(({ call }) => call.endsWith('/operation'))).toBe(false);
    expect(calls.at(-1)?.call).toBe('DELETE /1/indexes/replicad_tmp');
    expect(lines.at(-1)).toBe('Failed; replicad is as it was.');
  });

  // Requirement 5.5.
  it('stops without application id or key, and names the missing one', async () => {
    const options = { indexName: 'i', records, synonyms, say: () => undefined };
    await expect(pushIndex({ ...options, appId: '', apiKey: 'k' })).rejects.toThrow(
      'appId is missing.',
    );
    await expect(pushIndex({ ...options, appId: 'A', apiKey: '' })).rejects.toThrow(
      'apiKey is missing.',
    );
  });
});
