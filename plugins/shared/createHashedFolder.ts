import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFileName } from './files';

/**
 * Empties `folder`, from which the site serves additional files. Returns a function that writes a file into it and
 * resolves to the name of the file: "kernel.1a2b3c4d.wasm". The name contains a hash of the contents, so browsers may
 * cache the file forever.
 */
export async function createHashedFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return async (name: string, ending: string, contents: Uint8Array): Promise<string> => {
    const file = hashedFileName(name, ending, contents);
    await writeFile(path.join(folder, file), contents);
    return file;
  };
}
