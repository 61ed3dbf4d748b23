import { spawnSync } from 'node:child_process';

/** One step of the road from source to reader, in order. Each is cached by the hash of its inputs. */
const steps: readonly { readonly title: string; readonly command: readonly string[] }[] = [
  { title: 'Site', command: ['docusaurus', 'build'] },
];

for (const [index, { title, command }] of steps.entries()) {
  console.log(`[${index + 1}/${steps.length}] ${title}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
