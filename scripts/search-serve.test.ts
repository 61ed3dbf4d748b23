import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { writeBuiltSearch } from '../tests/support/builtSearch';
import { startCommand, type CommandLine } from '../tests/support/commandLine';
import { findFreePort, respondingWith, startServer } from '../tests/support/localServer';
import { createModalRequest } from '../tests/support/searchServers';

const folder = writeBuiltSearch();
let command: CommandLine | undefined;
afterEach(async () => {
  command?.interrupt();
  await command?.ended;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `npm run search:serve -- …` over the index in `root`. */
function serve(port: string, root = join(folder, 'build')): CommandLine {
  command = startCommand('search:serve', { arguments: ['--port', port, '--root', root] });
  return command;
}

// Each test starts a process, which takes time on a busy machine.
describe('npm run search:serve', { timeout: 120_000 }, () => {
  // Requirement 13.2.
  it('answers queries on the given port until Ctrl-C', async () => {
    const port = await findFreePort();
    const { waitForOutput: says, interrupt, ended } = serve(String(port));
    const [, records, url] = await says(/Search over (\d+) records is at (\S+)\/1\/indexes/);
    expect(Number(records)).toBeGreaterThan(9);
    expect(url).toBe(`http://localhost:${port}`);
    const address = `${url}/1/indexes/*/queries`;
    const sendQuery = () =>
      fetch(address, {
        method: 'POST',
        body: JSON.stringify({ requests: [createModalRequest('makeBaseBox')] }),
      });
    const { results } = (await (await sendQuery()).json()) as {
      results: { hits: { url: string }[] }[];
    };
    expect(results[0]?.hits[0]?.url).toBe('https://example.test/docs/api/functions/makeBaseBox');

    // The connection of the query is still open, but must not keep the process running.
    interrupt();
    const { code, errors } = await ended;
    // On a busy machine, tsx does not wait until the program exits. It then exits with 130, the code for Ctrl-C.
    expect([0, 130]).toContain(code);
    expect(errors).toBe('');
    await expect(sendQuery()).rejects.toThrow('fetch failed');
  });

  it('prints how to build the site for this search', async () => {
    const { waitForOutput: says } = serve('0');
    const [, url] = await says(/SEARCH_MODE=http SEARCH_URL=(\S+)/);
    expect(url).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
  });

  it('names the port that is in use, and a command with another port', async () => {
    const occupant = await startServer(respondingWith(200, ''));
    const { port } = occupant.host;
    const { ended } = serve(String(port));
    expect(await ended).toEqual({
      code: 1,
      output: '',
      errors: `Port ${port} is taken by another program. Stop it, or choose another port: -- --port ${port + 1}\n`,
    });
    await occupant.stop();
  });

  it('names the build command if there is no built site', async () => {
    const root = join(folder, 'nothing');
    const file = join(root, 'search/manifest.json');
    expect(await serve('0', root).ended).toEqual({
      code: 1,
      output: '',
      errors: `${file} is missing: run "npm run build" first.\n`,
    });
  });
});
