import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/files';

/** The apps of the page "replicad as a library". */
export const sampleApps = ['vite-app', 'react-app'] as const;
export type SampleApp = (typeof sampleApps)[number];

/** Returns the files of an app, by path. The React app shares the model, worker and view of the plain app. */
export function readSampleApp(name: SampleApp): Readonly<Record<string, Uint8Array>> {
  const own = filesIn(path.join('examples', name));
  if (name === 'vite-app') return own;
  return { ...filesIn('examples/vite-app', sharedFiles), ...own };
}

const sharedFiles = ['box.js', 'client.js', 'kernel.js', 'style.css', 'view.js', 'worker.js'].map(
  (file) => `src/${file}`,
);

/** Folders that exist only if the app was run in its own folder. */
const generated = /^(node_modules|dist)\//;

function filesIn(
  folder: string,
  names = filesBelow(folder).filter((name) => !generated.test(name)),
): Record<string, Uint8Array> {
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}
