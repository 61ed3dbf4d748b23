import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../setup/install.mjs';

const manifests = ['package.json', 'package-lock.json', '.npmrc'];

/** Copies a package to `copy` and installs it there from its own lockfile. Does nothing if the copy is up to date. */
export async function installLocked(source: string, copy: string): Promise<void> {
  mkdirSync(copy, { recursive: true });
  const hash = createHash('sha256');
  for (const name of manifests) {
    cpSync(join(source, name), join(copy, name));
    hash.update(readFileSync(join(source, name)));
  }
  const stamp = join(copy, 'node_modules/.installed-from');
  const currentHash = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash) return;
  const [program, ...args] = npmCommand();
  // `install` rather than `ci`: see setup/install.mjs. `--prefix` overrides the prefix that npm passes to child
  // processes.
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(program, [...args, 'install', '--prefix', copy, ...options], {
    cwd: copy,
  });
  writeFileSync(stamp, currentHash);
}
