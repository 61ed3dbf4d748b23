import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { writeBuiltSearch } from '../../../../tests/support/builtSearch';
import { answering, startServer, type LocalServer } from '../../../../tests/support/localServer';
import { pushBuild } from './pushBuild';

const folder = writeBuiltSearch({ oneWay: { bevel: ['chamfer'] } });
const done = JSON.stringify({ taskID: 1, status: 'published', updatedAt: '', objectIDs: [] });
let service: LocalServer | undefined;
afterEach(() => service?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Pushes to a service that accepts everything. */
async function push(indexName: string | undefined) {
  service = await startServer(answering(200, done));
  const lines: string[] = [];
  await pushBuild({
    root: join(folder, 'build'),
    environment: {
      ...{ ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key' },
      ...(indexName !== undefined && { ALGOLIA_INDEX_NAME: indexName }),
    },
    say: (line) => lines.push(line),
    client: { hosts: [service.host] },
  });
  return { lines, seen: service.seen };
}

describe('pushing a built site', () => {
  // Requirement 13.4.
  it('sends records and synonyms, and prints their number and the index', async () => {
    const { lines, seen } = await push(undefined);
    const bodies = seen.map(({ url, body }) => ({ path: url.pathname, body }));
    const batch = bodies.find(({ path }) => /tmp_\d+\/batch$/.test(path));
    const { requests } = JSON.parse(batch?.body ?? '') as { requests: { body: object }[] };
    expect(requests[0]?.body).toMatchObject({
      ...{ url: 'https://example.test/docs/intro', type: 'lvl1' },
      hierarchy: { lvl0: 'Documentation', lvl1: 'Introduction' },
    });
    const synonyms = bodies.find(({ path }) => path.includes('/synonyms/'));
    expect(synonyms?.body).toContain('"input":"bevel"');
    expect(lines).toEqual([
      expect.stringMatching(`^Filling replicad_tmp_\\d+ with ${requests.length} records …$`),
      'Moved it over replicad: readers have the new index now.',
    ]);
  });

  it.each([
    ['other', 'other'],
    ['', 'replicad'],
  ])('fills the named index, or else that of the build: "%s" means %s', async (name, index) => {
    const { lines } = await push(name);
    expect(lines.at(-1)).toBe(`Moved it over ${index}: readers have the new index now.`);
  });
});
