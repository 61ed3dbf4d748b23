import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen, type Listening } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';
import { npm } from '../../scripts/run.mjs';

const source = 'examples/vite-app';
/** A copy, so that trying the app leaves the sources as they are. */
const copy = resolve('node_modules/.cache/sample-app');
const manifests = ['package.json', 'package-lock.json', '.npmrc'];
const run = promisify(execFile);

/** Installs the sample app by its own lockfile, unless that is done already, builds it with Vite and serves what comes out. */
export async function serveSampleApp(): Promise<Listening> {
  mkdirSync(copy, { recursive: true });
  for (const name of ['index.html', 'src', 'vite.config.js', ...manifests]) {
    rmSync(join(copy, name), { recursive: true, force: true });
    cpSync(join(source, name), join(copy, name), { recursive: true });
  }
  await install();
  await run(process.execPath, [join(copy, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return listen(siteHandler(readSite(join(copy, 'dist'))), { port: 0, host: 'localhost' });
}

async function install(): Promise<void> {
  const stamp = join(copy, 'node_modules/.installed-from');
  const hash = createHash('sha256');
  for (const name of manifests) hash.update(readFileSync(join(source, name)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const [program, ...args] = npm();
  // `install`, not `ci`: scripts/install.mjs says why. The folder by name: npm tells those it starts where it was itself.
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(program, [...args, 'install', '--prefix', copy, ...options], { cwd: copy });
  writeFileSync(stamp, wanted);
}
