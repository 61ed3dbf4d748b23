// @isolated: it changes the PATH.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setup } from './installEngines';

let folder: string;
const output = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const lines = () => output.mock.calls.map(([line]) => line as string);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', undefined);
  output.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// Requirement 12.25.
it('installEngines names the missing engines and their packages', () => {
  setup();
  expect(lines()).toEqual([
    'Firefox is not run: install it (on Debian "apt-get install firefox-esr xvfb").',
    'WebKit is not run: install it (on Debian "apt-get install webkit2gtk-driver xvfb").',
  ]);
});

/** Replaces `apt-get` with a script that can install only Firefox. */
function provideInstaller(): void {
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh\ncase "$*" in *firefox-esr*) echo > ${folder}/firefox-esr ;; esac\n`,
    { mode: 0o755 },
  );
}

it('installEngines installs no browsers unless FULL is set', () => {
  vi.stubEnv('FULL', undefined);
  provideInstaller();
  setup();
  expect(lines()[0]).toMatch(/^Firefox is not run/);
});

// Requirement 12.25.
it.runIf(process.getuid?.() === 0)(
  'installEngines installs the missing engines in a full run',
  () => {
    vi.stubEnv('FULL', '1');
    provideInstaller();
    setup();
    expect(lines()).toContain('Installing firefox-esr, xvfb from the packages of this system.');
    expect(lines()).toContain('Firefox is run.');
    expect(lines().at(-1)).toMatch(/^WebKit is not run/);
  },
);
