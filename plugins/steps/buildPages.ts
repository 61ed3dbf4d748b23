import { spawn } from 'node:child_process';
import path from 'node:path';

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Runs Docusaurus to write the pages into `folder`. Returns the folder and the warnings. Throws an error with the
 * output of Docusaurus if it fails.
 */
export function buildPages(folder: string): Promise<string> {
  // Runs Docusaurus in a separate process. Its memory and its handlers for signals and errors end with that process.
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Keeps Docusaurus from checking the registry for a newer version and advertising it.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve([folder, ...warningsIn(output)].join('\n'));
      else reject(new Error(`Docusaurus stopped.\n${output.trim()}`));
    });
  });
}

function warningsIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.includes('[WARNING]'));
}
