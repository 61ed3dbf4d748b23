import path from 'node:path';
import { createHashedFolder } from '../../shared/createHashedFolder';
import { bundleScript } from '../../shared/bundleScript';
import { writeIfChanged } from '../../shared/files';
import { readTypeFiles } from './readTypeFiles';
import { typeHelpPaths } from '.';

/**
 * Writes two files below `siteDir`: the editor's compiler as a worker script, and a JSON file with the declarations
 * that the compiler reads. Throws the errors of the bundler, which name file and line.
 */
export async function buildTypeHelp(siteDir: string): Promise<void> {
  const at = (file: string) => path.join(siteDir, file);
  const writeHashed = await createHashedFolder(at(typeHelpPaths.public));
  const write = async (name: string, ending: string, contents: Uint8Array) =>
    `type-help/${await writeHashed(name, ending, contents)}`;
  const compiler = await bundleCompiler(at('src/editor/worker/typeHelp.worker.ts'));
  const declarations = Buffer.from(JSON.stringify(await readTypeFiles(siteDir)));
  const manifest = {
    worker: await write('compiler', '.js', compiler),
    files: await write('declarations', '.json', declarations),
  };
  writeIfChanged(at(typeHelpPaths.manifest), JSON.stringify(manifest));
}

/** Bundles the compiler separately from the pages, because its 9 MB would slow down every build of the site. */
function bundleCompiler(entry: string): Promise<Uint8Array> {
  return bundleScript(entry, {
    // Imported only by code that reads real folders, which the worker does not run.
    external: ['fs', 'path'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
