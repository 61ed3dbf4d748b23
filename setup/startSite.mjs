import { spawnSync } from 'node:child_process';
import { isBuildCurrent } from './buildStamp.mjs';
import { installDependencies } from './install.mjs';

/**
 * Installs, builds and serves the site, each only if needed. The server reads `--port` and `--host` from
 * `process.argv`.
 */
export async function startSite() {
  try {
    installDependencies();
    if (!isBuildCurrent()) build();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return;
  }
  // tsx exists only once the dependencies are installed.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../scripts/serve.ts', import.meta.url);
}

function build() {
  console.log('Building the site. The first time takes minutes, later only what changed.');
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built: the reason is above.');
}
