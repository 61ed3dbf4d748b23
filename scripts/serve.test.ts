import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startCommand, type CommandLine } from '../tests/support/commandLine';

const root = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(root, 'index.html'), '<title>Home</title>');
writeFileSync(join(root, '404.html'), '<title>Page not found</title>');

let command: CommandLine | undefined;
const serve = (...options: readonly string[]) =>
  (command = startCommand('serve', { arguments: ['--root', root, ...options] }));

afterEach(async () => {
  command?.interrupt();
  await command?.ended;
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

// Each test starts a process, which takes time on a busy machine.
describe('npm run serve', { timeout: 120_000 }, () => {
  // Requirement 12.4.
  it('serves on the given port and host, and prints the URL', async () => {
    const [, url = ''] = await serve('--port', '0', '--host', '127.0.0.1').waitForOutput(
      /The site is at (\S+)/,
    );
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+\/$/);
    expect(await (await fetch(url)).text()).toContain('Home');
  });

  // Requirements 12.3, 12.5.
  it('serves on port 3000 by default, or says that another program uses it', async () => {
    const { waitForOutput: says, ended } = serve();
    const outcome = await Promise.race([
      says(/The site is at (\S+)/).then(([, url]) => url),
      ended.then(({ errors }) => errors),
    ]);
    expect(outcome).toMatch(/^http:\/\/localhost:3000\/$|^Port 3000 is taken/);
  });
});
