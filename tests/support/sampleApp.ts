import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installLocked } from '../../bench/shared/installLocked';
import { serveFolder } from '../../bench/shared/serveFolder';
import { readSampleApp, type SampleApp } from '../../plugins/docusaurus/sample-apps/readSampleApp';
import type { ListeningServer } from '../../server/listen';
import { isFullRun } from './fullRun';

/**
 * Builds a sample app with Vite and serves it. Uses the packages of this repository, which have the same versions. A
 * full run installs the packages in the lockfile of the app.
 */
export async function serveSampleApp(name: SampleApp): Promise<ListeningServer> {
  // Builds a copy, which keeps the sources unchanged. The copy is in this repository, where it can import the installed
  // packages.
  const copy = resolve('node_modules/.cache/sample-apps', name);
  if (isFullRun) await installLocked(join('examples', name), copy);
  for (const [file, content] of Object.entries(readSampleApp(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  rmSync(join(copy, 'dist'), { recursive: true, force: true });
  const vite = isFullRun ? join(copy, 'node_modules/vite') : resolve('node_modules/vite');
  await promisify(execFile)(process.execPath, [join(vite, 'bin/vite.js'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return serveFolder(join(copy, 'dist'));
}
