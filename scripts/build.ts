import { spawnSync } from 'node:child_process';
import { buildFinished, buildStarted, isBuildCurrent } from '../setup/buildStamp.mjs';

/** One step of the road from source to reader, in order. Each is cached by the hash of its inputs. */
const steps: readonly { readonly title: string; readonly command: readonly string[] }[] = [
  { title: 'API reference', command: ['tsx', 'scripts/api.ts'] },
  { title: 'Sandbox', command: ['tsx', 'scripts/sandbox.ts'] },
  { title: 'Type help', command: ['tsx', 'scripts/type-help.ts'] },
  { title: 'Models', command: ['tsx', 'scripts/models.ts'] },
  { title: 'Site', command: ['docusaurus', 'build'] },
  { title: 'Headers', command: ['tsx', 'scripts/security-headers.ts'] },
  { title: 'Compression', command: ['tsx', 'scripts/compress.ts'] },
];

/** Builds the site into build/ if its sources changed; `--force` builds it in any case. */
function main(): void {
  if (isBuildCurrent() && !process.argv.includes('--force')) {
    console.log('build/ is up to date: nothing changed since it was built.');
    return;
  }
  const inputs = buildStarted();
  // Docusaurus would ask the registry for a newer release and advertise it.
  const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
  for (const [index, { title, command }] of steps.entries()) {
    console.log(`[${index + 1}/${steps.length}] ${title}`);
    const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`The step "${title}" failed: its message is above.`);
      process.exit(status ?? 1);
    }
  }
  buildFinished(inputs);
}

main();
