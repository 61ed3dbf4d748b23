import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../../bench/shared/serveFolder';
import { installLocked } from '../../bench/shared/installLocked';
import type { Listening } from '../../server/listen';

const source = 'examples/vite-app';
/** A copy, so that trying the app leaves the sources as they are. */
const copy = resolve('node_modules/.cache/sample-app');

/** Installs the sample app by its own lockfile, unless that is done already, builds it with Vite and serves what comes out. */
export async function serveSampleApp(): Promise<Listening> {
  await installLocked(source, copy);
  for (const name of ['index.html', 'src', 'vite.config.js']) {
    rmSync(join(copy, name), { recursive: true, force: true });
    cpSync(join(source, name), join(copy, name), { recursive: true });
  }
  await promisify(execFile)(
    process.execPath,
    [join(copy, 'node_modules/vite/bin/vite.js'), 'build'],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  return serveFolder(join(copy, 'dist'));
}
