import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  it('names the Node it wants and the one it found', () => {
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
    'says that the registry does not answer when there is no network: %s',
    (script) => {
      const { status, stdout, stderr } = node(script);
      expect(stdout).toContain('Installing 2 packages.');
      expect(stderr).toContain('the registry does not answer (ECONNREFUSED)');
      expect(status).toBe(1);
    },
    60_000,
  );

  // Requirement 12.1.
  it('does not install what is there in the locked version', async () => {
    mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
    const locked = { 'node_modules/left-out': { version: '1.0.0' } };
    writeJson('node_modules/.package-lock.json', { packages: locked });
    const { createHash } = await import('node:crypto');
    writeFileSync(join(folder, 'node_modules/.cache/patched'), createHash('sha256').digest('hex'));
    const script = "import('./setup/install.mjs').then((it) => it.installDependencies())";
    expect(node('-e', script)).toMatchObject({ status: 0, stdout: '', stderr: '' });

    const older = { 'node_modules/left-out': { version: '0.9.0' } };
    writeJson('node_modules/.package-lock.json', { packages: older });
    expect(node('-e', script).stdout).toContain('Installing 2 packages.');
  }, 60_000);
});

describe('npm test on a machine without a Chromium', () => {
  const script = "import('./setup/installChromium.mjs').then((it) => it.provideChromium())";
  /** No command to be found, neither a browser nor what would install one. */
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
  it('says what to install when it may not install one', () => {
    const { status, stderr } = provide({});
    expect(stderr).toContain('The browser tests need Chromium: install it');
    expect(stderr).toContain('or set CHROMIUM_PATH to the path of a Chromium or Chrome.');
    expect(status).not.toBe(0);
  });

  // Requirement 12.9.
  it.runIf(process.getuid?.() === 0)('installs the package of the system where it may', () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    // As on a machine whose packages have no shell alone: the second one that is asked for is there.
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

    // A shell is enough, but for full runs.
    rmSync(join(bin, 'chromium'));
    writeFileSync(join(bin, 'chromium-headless-shell'), '');
    expect(provide({ PATH: bin }).stdout).toBe(`Chromium: ${bin}/chromium-headless-shell\n`);
    expect(provide({ PATH: bin }, true).stdout).toContain(`Chromium: ${bin}/chromium\n`);
  });

  // Requirement 12.9.
  it('takes the one that CHROMIUM_PATH names', () => {
    expect(provide({ CHROMIUM_PATH: process.execPath })).toMatchObject({
      status: 0,
      stdout: `Chromium: ${process.execPath}\n`,
    });
  });
});

describe('npm run test:full on a machine without another engine', () => {
  const script = "import('./setup/installEngines.mjs').then((it) => it.provideEngines())";
  const provide = (path: string) =>
    spawnSync(process.execPath, ['-e', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: path, FIREFOX_PATH: undefined },
    });

  // Requirement 12.25.
  it('says what is not run, and what to install for it', () => {
    const { status, stdout } = provide(folder);
    expect(stdout.trim().split('\n')).toEqual([
      'Firefox is not run: install it (on Debian "apt-get install firefox-esr xvfb").',
      'WebKit is not run: install it (on Debian "apt-get install webkit2gtk-driver xvfb").',
    ]);
    expect(status).toBe(0);
  });

  // Requirement 12.25.
  it.runIf(process.getuid?.() === 0)(
    'installs the packages of the system where it may',
    () => {
      const bin = join(folder, 'packages');
      mkdirSync(bin);
      writeFileSync(
        join(bin, 'apt-get'),
        `#!/bin/sh\ncase "$*" in *firefox-esr*) echo > ${bin}/firefox-esr ;; esac\n`,
        { mode: 0o755 },
      );
      const { stdout } = provide(bin);
      expect(stdout).toContain('Not found: Firefox, WebKit. Installing them.');
      expect(stdout).toContain(`Firefox: ${bin}/firefox-esr`);
      expect(stdout).toContain('WebKit is not run');
    },
    60_000,
  );
});

function node(...args: readonly string[]) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    // Nothing listens on port 9 of this machine: as good as no network.
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
