import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'clone-'));

beforeAll(() => {
  for (const name of ['scripts', 'setup'])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  writeJson('package.json', { name: 'clone', dependencies: { 'left-out': '1.0.0' } });
  writeJson('package-lock.json', {
    lockfileVersion: 3,
    packages: {
      '': { name: 'clone', dependencies: { 'left-out': '1.0.0' } },
      'node_modules/left-out': { version: '1.0.0' },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm start on a machine with nothing installed', () => {
  // Requirement 12.7.
  it('names the required and the installed version of Node', () => {
    const { status, stderr } = node(
      '--import',
      "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.1.0'})",
      'scripts/start.mjs',
    );
    expect(stderr).toContain('This site needs Node 20.19 or newer; this is Node 18.1.0.');
    expect(status).toBe(1);
  });

  // Requirements 12.1, 12.8.
  it.each(['scripts/start.mjs', 'scripts/test.mjs'])(
    'reports an unreachable registry without a network: %s',
    (script) => {
      const { status, stdout, stderr } = node(script);
      expect(stdout).toContain('Installing the dependencies.');
      expect(stderr).toContain('the registry does not answer (ECONNREFUSED)');
      if (script === 'scripts/test.mjs') expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
      expect(status).toBe(1);
    },
    60_000,
  );

  // Requirement 12.1.
  it('installs the packages again only if the lockfile has changed', () => {
    const script = "import('./setup/install.mjs').then((it) => it.installDependencies())";
    const stamp = join(folder, 'node_modules/.cache/installed');
    mkdirSync(dirname(stamp), { recursive: true });
    const lockfile = readFileSync(join(folder, 'package-lock.json'));
    writeFileSync(stamp, createHash('sha256').update(lockfile).digest('hex'));
    expect(node('-e', script)).toMatchObject({ status: 0, stdout: '', stderr: '' });

    writeFileSync(join(folder, 'package-lock.json'), `${lockfile.toString()}\n`);
    expect(node('-e', script).stdout).toContain('Installing the dependencies.');
  }, 60_000);
});

describe('npm test on a machine without a Chromium', () => {
  const script = "import('./setup/chromium.mjs').then((it) => it.provideChromium())";
  /** An environment without any command: neither a browser nor a program that can install one. */
  const bare = { PATH: folder, HOME: folder, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder };
  const provide = (env: NodeJS.ProcessEnv, isWhole = false) =>
    spawnSync(
      process.execPath,
      ['-e', script.replace('Chromium())', `Chromium({isWhole:${isWhole}}))`)],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...bare, ...env },
      },
    );

  // Requirement 12.9.
  it('says what to install if the user lacks the rights to install Chromium', () => {
    const { stdout } = provide({});
    expect(stdout).toContain('The browser tests need Chromium: install it');
    expect(stdout).toContain('or set CHROMIUM_PATH to the path of a Chromium or Chrome.');
  });

  // Requirement 12.9.
  it.runIf(process.getuid?.() === 0)(
    'installs the system package for Chromium if the user has the rights',
    () => {
      const bin = join(folder, 'bin');
      mkdirSync(bin);
      // Simulates a machine without a package for the shell: only the second package exists.
      writeFileSync(
        join(bin, 'apt-get'),
        `#!/bin/sh
case "$*" in
  *chromium-headless-shell) exit 100 ;;
  *chromium) echo > ${bin}/chromium ;;
esac
`,
        { mode: 0o755 },
      );
      const { status, stdout } = provide({ PATH: bin });
      expect(stdout).toContain(`Chromium: ${bin}/chromium`);
      expect(status).toBe(0);

      // A headless shell is enough, except for full runs.
      rmSync(join(bin, 'chromium'));
      writeFileSync(join(bin, 'chromium-headless-shell'), '');
      expect(provide({ PATH: bin }).stdout).toBe(`Chromium: ${bin}/chromium-headless-shell\n`);
      expect(provide({ PATH: bin }, true).stdout).toContain(`Chromium: ${bin}/chromium\n`);
    },
  );

  // Requirement 12.9.
  it('uses the Chromium that CHROMIUM_PATH names', () => {
    expect(provide({ CHROMIUM_PATH: process.execPath })).toMatchObject({
      status: 0,
      stdout: `Chromium: ${process.execPath}\n`,
    });
  });
});

function node(...args: readonly string[]) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    // Nothing listens on port 9 of this machine, which simulates a missing network.
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, '.npm'),
      npm_config_fetch_retries: '0',
    },
  });
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(join(folder, path), JSON.stringify(content));
}
