import { isBuildCurrent } from './buildStamp.mjs';
import { installDependencies } from './install.mjs';
import { run } from './run.mjs';

/**
 * Installs, builds and serves the site, each only if needed.
 * @param {readonly string[]} args `--port`, `--host`, for the server
 */
export async function startSite(args) {
  try {
    await installDependencies();
    if (!isBuildCurrent()) await build();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return;
  }
  process.argv.splice(2, Infinity, ...args);
  // Only there once the dependencies are.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../server/main.ts', import.meta.url);
}

async function build() {
  console.log(
    'Building the site. The first time this takes two or three minutes, later only what changed.',
  );
  const { code } = await run([
    process.execPath,
    'node_modules/tsx/dist/cli.mjs',
    'scripts/build.ts',
  ]);
  if (code !== 0) throw new Error('The site could not be built: the reason is above.');
}
