import { parseArgs } from 'node:util';
import { buildSite, compressSite } from '../plugins/steps/buildSite';
import { writeBuildStamp, removeBuildStamp, isBuildCurrent } from '../setup/buildStamp.mjs';

/**
 * Builds the site into build/ if its sources changed. `--force` always builds it; `--release` makes its files as small
 * as possible, for publication.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
    },
  });
  const { force, release } = values;
  if (!force && isBuildCurrent({ release })) {
    console.log('build/ is up to date: nothing changed since it was built.');
    return;
  }
  const isEncodedOnly = !force && isBuildCurrent();
  const inputs = removeBuildStamp();
  const effort = release ? 'release' : 'quick';
  if (isEncodedOnly) await compressSite(effort);
  else await buildSite(effort);
  writeBuildStamp(inputs, { release });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
