import path from 'node:path';
import { build } from 'esbuild';
import { hashedFolder, writeManifest } from '../hashed-files/hashedFolder';
import { readTypeFiles } from './readTypeFiles';
import { typeHelpPlaces } from './typeHelpPlaces';

/**
 * Writes the editor's compiler as one script for a worker, and what it reads as one JSON file, below `siteDir`.
 * Errors: those of the bundler, which name the file and line.
 */
export async function buildTypeHelp(siteDir: string): Promise<void> {
  const at = (file: string) => path.join(siteDir, file);
  const writeHashed = await hashedFolder(at(typeHelpPlaces.public));
  const write = async (name: string, ending: string, contents: Uint8Array) =>
    `type-help/${await writeHashed(name, ending, contents)}`;
  const compiler = await bundle(at('src/editor/worker/typeHelp.worker.ts'));
  const declarations = Buffer.from(JSON.stringify(await readTypeFiles(siteDir)));
  await writeManifest(at(typeHelpPlaces.manifest), {
    worker: await write('compiler', '.js', compiler),
    files: await write('declarations', '.json', declarations),
  });
}

/** By esbuild rather than with the pages: 9 MB of TypeScript would slow down every build of the site. */
async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
    // Asked for only by what reads real folders, which the worker never does.
    external: ['fs', 'path'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The bundle of the compiler came out empty.');
  return script.contents;
}
